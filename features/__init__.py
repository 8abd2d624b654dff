"""What is demanded: the scenarios in English and in French, the ledger of clauses, and the cards they name."""
