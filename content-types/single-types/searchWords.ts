import { defineSingleType } from '../contentType';
import { components, longText } from '../fields';
import { pinnedAnswerPart } from '../parts/pinnedAnswer';

/** In characters: twenty pages, some hundred groups. */
const longestWordList = 40_000;

export const searchWords = defineSingleType('search-words', {
  label: 'Wörter der Suche',
  doc:
    'Was die Suche in dieser Sprache von der Statistik und der Region weiss. Gilt nach dem nächsten Bau. Leichte Sprache hat die ' +
    'deutschen Wörter, wenn sie keine eigenen hat.',
  fields: {
    same_meaning: longText(
      'Gleichbedeutende Wörter: Wer eines sucht, findet alle. Je Zeile eine Gruppe, mit Kommas: «Leerstand, Wohnungsnot, leere Wohnungen».',
      { max: longestWordList },
    ),
    same_value: longText(
      'Wörter für dieselbe Zahl: Nur sie und der Titel führen zu einem Wert. Je Zeile eine Gruppe: «Einwohner, Bevölkerung».',
      { max: longestWordList },
    ),
    related: longText(
      'Wörter des Alltags: Sie führen zu Themen, nicht zurück und zu keinem Wert. Je Zeile Wörter, Doppelpunkt, Themen: «Baukran, Baustelle: Wohnungsbau».',
      { max: longestWordList },
    ),
    exact_words: longText(
      'Namen und Abkürzungen: Sie sind kein Tippfehler. Mit Kommas: «Rinder, BFS». Die Namen der Gebiete gehören von selbst dazu.',
    ),
    whole_words: longText(
      'Ganze Wörter: Sie sind auch kein Anfang und keine Form eines anderen. Mit Kommas: «Hund» findet dann nicht «hundert».',
    ),
    left_out_words: longText(
      'Wörter ohne Aussage: Sie zählen in Suchen und Texten nicht. Mit Kommas; die der Sprache sind bekannt.',
    ),
    region_names: longText(
      'Namen der Region: Jeder Wert ist von ihr. Mit Kommas, wie man sie sucht: «Basel, Basler, BS, Basel-Stadt».',
    ),
    answers: components('Feste Antworten: Suchen, bei denen eine bestimmte Seite zuerst kommt.', pinnedAnswerPart),
  },
});
