"""The site: static pages in English and in French made of the logs of any number of runs."""

from .pages import write_site

__all__ = ["write_site"]
