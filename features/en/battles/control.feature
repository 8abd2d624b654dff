Feature: Control of a Siege and its protector
  A Siege cannot be protected by the player who controls it. If its protector gains control of it, that player chooses
  an opponent as its new protector: a state-based action, which nobody can respond to.

  @id:BT-100 @clause:siege-protector-gains-control @control:siege-protector-gains-control
  @cr:310.9b @cr:310.9c @cr:310.11 @cr:310.12a @cr:704.5y
  @needs:battles @needs:control-change @needs:auras @needs:state-based-actions @needs:combat @needs:turn-structure
  Scenario: When its protector takes control of a Siege, the only opponent protects it from then on and may no longer attack it
    Given it is Bob's precombat main phase
    And Alice controls
      | card                | since   | counters  | protector |
      | Invasion of Segovia | earlier | 4 defense | Bob       |
      | Grizzly Bears       | earlier |           |           |
      | Serra Angel         | earlier |           |           |
    And Bob controls
      | card       | since   |
      | Hill Giant | earlier |
    And Bob has in hand
      | card       |
      | Confiscate |
    And Bob's mana pool contains {U}{U}{U}{U}{U}{U}
    And Bob will choose
      | choice | answer |
      | player | Alice  |
    When Bob casts "Confiscate"
      | target | Invasion of Segovia |
    And the stack resolves
    Then Bob controls
      | card                | owner | counters  | protector |
      | Invasion of Segovia | Alice | 4 defense | Alice     |
    And Bob can attack with "Hill Giant"
      | Hill Giant | Invasion of Segovia |
    And Alice can block "Hill Giant" with "Grizzly Bears"
    When the game reaches Alice's precombat main phase
    Then Alice cannot attack with "Serra Angel"
      | Serra Angel | Invasion of Segovia |
    And Alice can attack with "Serra Angel"

  @id:BT-101 @control:siege-protector-gains-control
  @cr:310.9b @cr:310.9c @cr:310.12a @cr:704.5y
  @needs:battles @needs:control-change @needs:auras @needs:multiplayer @needs:combat @needs:turn-structure
  Scenario: When another opponent takes control of a Siege, its protector stays and its former controller may still attack it
    Given the players are Alice, Bob and Chloé
    And it is Chloé's precombat main phase
    And Alice controls
      | card                | since   | counters  | protector |
      | Invasion of Segovia | earlier | 4 defense | Bob       |
      | Serra Angel         | earlier |           |           |
    And Bob controls
      | card              | since   |
      | Prodigal Sorcerer | earlier |
    And Chloé controls
      | card       | since   |
      | Hill Giant | earlier |
    And Chloé has in hand
      | card       |
      | Confiscate |
    And Chloé's mana pool contains {U}{U}{U}{U}{U}{U}
    When Chloé casts "Confiscate"
      | target | Invasion of Segovia |
    And the stack resolves
    Then Chloé controls
      | card                | owner | counters  | protector |
      | Invasion of Segovia | Alice | 4 defense | Bob       |
    And Chloé can attack with "Hill Giant"
      | Hill Giant | Invasion of Segovia |
    And Bob can block "Hill Giant" with "Prodigal Sorcerer"
    When the game reaches Alice's precombat main phase
    Then Alice can attack with "Serra Angel"
      | Serra Angel | Invasion of Segovia |

  @id:BT-102 @clause:siege-protector-gains-control @clause:siege-protector-not-controller
  @control:siege-protector-not-controller @cr:310.11 @cr:310.12a @cr:704.5y
  @needs:battles @needs:control-change @needs:auras @needs:multiplayer @needs:state-based-actions @needs:combat
  Scenario: The protector who takes control of a Siege chooses any opponent as its protector, but cannot remain its protector
    Given the players are Alice, Bob and Chloé
    And it is Bob's precombat main phase
    And Alice controls
      | card                | since   | counters  | protector |
      | Invasion of Segovia | earlier | 4 defense | Bob       |
    And Bob controls
      | card       | since   |
      | Hill Giant | earlier |
    And Chloé controls
      | card        | since   |
      | Serra Angel | earlier |
    And Bob has in hand
      | card       |
      | Confiscate |
    And Bob's mana pool contains {U}{U}{U}{U}{U}{U}
    And Bob cannot choose
      | choice | answer |
      | player | Bob    |
    And Bob will choose
      | choice | answer |
      | player | Chloé  |
    When Bob casts "Confiscate"
      | target | Invasion of Segovia |
    And the stack resolves
    Then Bob controls
      | card                | counters  | protector |
      | Invasion of Segovia | 4 defense | Chloé     |
    And Bob can attack with "Hill Giant"
      | Hill Giant | Invasion of Segovia |
    And Chloé can block "Hill Giant" with "Serra Angel"

  @id:BT-103 @clause:siege-protector-gains-control @clause:siege-protector-not-controller
  @control:siege-protector-not-controller
  @cr:310.11 @cr:310.12a @cr:514.2 @cr:514.3a @cr:704.5y @needs:battles @needs:control-change @needs:multiplayer
  @needs:state-based-actions @needs:turn-structure
  Scenario: When a Siege goes back to the player who has come to protect it, that player chooses a new protector
    Given the players are Alice, Bob and Chloé
    And it is Bob's precombat main phase
    And Alice controls
      | card                | since   | counters  | protector |
      | Invasion of Segovia | earlier | 4 defense | Bob       |
    And Bob has in hand
      | card            |
      | Word of Seizing |
    And Bob's mana pool contains {R}{R}{R}{R}{R}
    And Bob will choose
      | choice | answer |
      | player | Alice  |
    And Alice cannot choose
      | choice | answer |
      | player | Alice  |
    And Alice will choose
      | choice | answer |
      | player | Chloé  |
    When Bob casts "Word of Seizing"
      | target | Invasion of Segovia |
    And the stack resolves
    Then Bob controls
      | card                | protector |
      | Invasion of Segovia | Alice     |
    When the game reaches Bob's end step
    Then Bob controls
      | card                | protector |
      | Invasion of Segovia | Alice     |
    When the game reaches Chloé's upkeep step
    Then Alice controls
      | card                | counters  | protector |
      | Invasion of Segovia | 4 defense | Chloé     |

  @id:BT-104 @clause:siege-protector-repair-is-sba
  @cr:117.5 @cr:310.11 @cr:704.3 @cr:704.5y
  @needs:battles @needs:control-change @needs:auras @needs:state-based-actions @needs:stack @needs:targeting
  Scenario: The protector has changed before anybody gets priority, and there is no ability for Stifle to target
    Given it is Bob's precombat main phase
    And Alice controls
      | card                | since   | counters  | protector |
      | Invasion of Segovia | earlier | 4 defense | Bob       |
      | Island              | earlier |           |           |
    And Alice has in hand
      | card   |
      | Stifle |
    And Bob has in hand
      | card       |
      | Confiscate |
    And Bob's mana pool contains {U}{U}{U}{U}{U}{U}
    And Bob will choose
      | choice | answer |
      | player | Alice  |
    When Bob casts "Confiscate"
      | target | Invasion of Segovia |
    And the top of the stack resolves
    Then it is Bob's precombat main phase
    And the stack is empty
    And Bob controls
      | card                | protector |
      | Invasion of Segovia | Alice     |
    When Bob passes priority
    Then Alice cannot cast "Stifle"
      | target    | ability: Invasion of Segovia |
      | mana from | Island                       |

  @id:BT-105 @clause:siege-enters-choose-protector @control:siege-protector-repair-is-sba
  @cr:310.9a @cr:310.12a @cr:603.3
  @needs:battles @needs:replacement-effects @needs:triggered-abilities @needs:stack @needs:targeting
  @needs:counter-ability
  Scenario: Stifle counters the enters ability of a Siege, whose protector is already chosen
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card                |
      | Invasion of Segovia |
    And Alice's mana pool contains {U}{U}{U}
    And Alice will choose
      | choice | answer |
      | player | Bob    |
    And Bob has in hand
      | card   |
      | Stifle |
    And Bob controls
      | card        | since   |
      | Island      | earlier |
      | Soul Warden | earlier |
    When Alice casts "Invasion of Segovia"
    And the top of the stack resolves
    Then the stack contains
      | card                | kind    | controller |
      | Invasion of Segovia | ability | Alice      |
    And Alice controls
      | card                | counters  | protector |
      | Invasion of Segovia | 4 defense | Bob       |
    When Alice passes priority
    Then Bob can cast "Stifle"
      | target    | ability: Invasion of Segovia |
      | mana from | Island                       |
    When the stack resolves
    Then Bob has in the graveyard
      | card   |
      | Stifle |
    And Alice controls
      | card                | counters  | protector |
      | Invasion of Segovia | 4 defense | Bob       |
    And Bob has 20 life
    And the stack is empty

  @id:BT-106 @clause:siege-protector-repair-is-sba @clause:siege-protector-gains-control
  @cr:117.5 @cr:310.11 @cr:704.3 @cr:704.5y
  @needs:battles @needs:control-change @needs:state-based-actions @needs:stack
  Scenario: The protector changes at once even while another spell waits on the stack
    Given it is Alice's precombat main phase
    And Alice controls
      | card                | since   | counters  | protector |
      | Invasion of Segovia | earlier | 4 defense | Bob       |
    And Alice has in hand
      | card       |
      | Divination |
    And Alice's mana pool contains {U}{U}{U}
    And Bob has in hand
      | card            |
      | Word of Seizing |
    And Bob's mana pool contains {R}{R}{R}{R}{R}
    And Bob will choose
      | choice | answer |
      | player | Alice  |
    When Alice casts "Divination"
    And Alice passes priority
    And Bob casts "Word of Seizing"
      | target | Invasion of Segovia |
    And the top of the stack resolves
    Then the stack contains
      | card       | kind  | controller |
      | Divination | spell | Alice      |
    And Bob controls
      | card                | protector |
      | Invasion of Segovia | Alice     |
    When the stack resolves
    Then Alice has 2 cards in hand

  @id:BT-636 @clause:siege-protector-not-controller @clause:siege-protector-repair-is-sba @cr:310.11 @cr:514.3a @cr:704.5y
  @needs:battles @needs:control-change @needs:state-based-actions @needs:turn-structure @needs:priority
  Scenario: When control of a Siege comes back in the cleanup step, its controller chooses a protector then, and the players get priority
    Given it is Bob's precombat main phase
    And Alice controls
      | card                | since   | counters  | protector |
      | Invasion of Segovia | earlier | 4 defense | Bob       |
      | Mountain            | earlier |           |           |
    And Alice has in hand
      | card  |
      | Shock |
    And Bob has in hand
      | card            |
      | Word of Seizing |
    And Bob's mana pool contains {R}{R}{R}{R}{R}
    When Bob casts "Word of Seizing"
      | target | Invasion of Segovia |
    And the stack resolves
    Then Bob controls
      | card                | protector |
      | Invasion of Segovia | Alice     |
    When the game reaches Bob's cleanup step
    Then Alice controls
      | card                | protector | counters  |
      | Invasion of Segovia | Bob       | 4 defense |
    When Bob passes priority
    Then Alice can cast "Shock"
      | target    | Bob      |
      | mana from | Mountain |
