/**
 * Texts of the suggestions below a search field, in all languages. Kept apart from the other messages because the
 * browser loads them with the suggestions; the message files include them from here.
 */
import type { Locale } from '@/content-types/locales';
import type { SearchKind } from '../document';

export interface SuggestionTexts {
  readonly suggestions: string;
  /** The last suggestion: leads to the search page. */
  readonly all: string;
  readonly allOfNone: string;
  /** For screen readers: the number of options. */
  readonly count: string;
  readonly noResults: string;
  /** Names of the kinds of hits, in the order of the filter. */
  readonly kinds: { readonly [Kind in SearchKind]: string };
}

const de: SuggestionTexts = {
  suggestions: 'Vorschläge',
  all: 'Alle Treffer für «{words}»',
  allOfNone: 'Nichts gefunden. Weiter zur Suche',
  count: '{count} Vorschläge',
  noResults: 'Keine Treffer',
  kinds: {
    theme: 'Thema',
    subTheme: 'Unterthema',
    article: 'Artikel',
    indicator: 'Indikator',
    indicatorSet: 'Indikatorenset',
    statistic: 'Statistik',
    area: 'Gebiet',
    interactive: 'Interaktiv',
    container: 'Sammlung',
    quiz: 'Quiz',
    app: 'Applikation',
    dataset: 'Offene Daten',
    dashboard: 'Dashboard',
    glossary: 'Begriff',
    person: 'Person',
    page: 'Übersicht',
  },
};

const ls: SuggestionTexts = {
  suggestions: 'Vorschläge',
  all: 'Alles zu «{words}»',
  allOfNone: 'Wir finden nichts. Weiter zur Suche',
  count: '{count} Vorschläge',
  noResults: 'Nichts gefunden',
  kinds: {
    ...de.kinds,
    subTheme: 'Unter-Thema',
    article: 'Text',
    indicator: 'Zahl',
    indicatorSet: 'Sammlung von Zahlen',
    statistic: 'So zählen wir',
    interactive: 'Zum Mitmachen',
    quiz: 'Zum Mitmachen',
    app: 'Programm',
    dataset: 'Zahlen zum Herunter-Laden',
    dashboard: 'Übersicht',
    glossary: 'Wort',
  },
};

const fr: SuggestionTexts = {
  suggestions: 'Suggestions',
  all: 'Tous les résultats pour « {words} »',
  allOfNone: 'Aucun résultat. Continuer vers la recherche',
  count: '{count} suggestions',
  noResults: 'Aucun résultat',
  kinds: {
    theme: 'Thème',
    subTheme: 'Sous-thème',
    article: 'Article',
    indicator: 'Indicateur',
    indicatorSet: 'Jeu d’indicateurs',
    statistic: 'Statistique',
    area: 'Territoire',
    interactive: 'Interactif',
    container: 'Recueil',
    quiz: 'Quiz',
    app: 'Application',
    dataset: 'Données ouvertes',
    dashboard: 'Tableau de bord',
    glossary: 'Terme',
    person: 'Personne',
    page: 'Vue d’ensemble',
  },
};

const it: SuggestionTexts = {
  suggestions: 'Suggerimenti',
  all: 'Tutti i risultati per «{words}»',
  allOfNone: 'Nessun risultato. Continua alla ricerca',
  count: '{count} suggerimenti',
  noResults: 'Nessun risultato',
  kinds: {
    theme: 'Tema',
    subTheme: 'Sottotema',
    article: 'Articolo',
    indicator: 'Indicatore',
    indicatorSet: 'Set di indicatori',
    statistic: 'Statistica',
    area: 'Territorio',
    interactive: 'Interattivo',
    container: 'Raccolta',
    quiz: 'Quiz',
    app: 'Applicazione',
    dataset: 'Dati aperti',
    dashboard: 'Dashboard',
    glossary: 'Termine',
    person: 'Persona',
    page: 'Panoramica',
  },
};

const en: SuggestionTexts = {
  suggestions: 'Suggestions',
  all: 'All results for “{words}”',
  allOfNone: 'Nothing found. Go on to the search',
  count: '{count} suggestions',
  noResults: 'No results',
  kinds: {
    theme: 'Theme',
    subTheme: 'Sub-theme',
    article: 'Article',
    indicator: 'Indicator',
    indicatorSet: 'Indicator set',
    statistic: 'Statistic',
    area: 'Area',
    interactive: 'Interactive',
    container: 'Collection',
    quiz: 'Quiz',
    app: 'App',
    dataset: 'Open data',
    dashboard: 'Dashboard',
    glossary: 'Term',
    person: 'Person',
    page: 'Overview',
  },
};

export const suggestionTexts: { readonly [Name in Locale]: SuggestionTexts } = { de, ls, fr, it, en };
