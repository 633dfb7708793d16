/** Keeps numbers in editors' texts together with what they count: no line breaks in `1 059 022`, `4,5 %` or `12 Millionen`. */

const narrowSpace = '\u202f';
const fullSpace = '\u00a0';

/** `1 059 022`, but neither the parts of a phone number nor two numbers, `2019 200`. */
const groupedDigits = /(?<![\d+.,]|\d )[1-9]\d{0,2}(?: \d{3})+(?!\d| \d)/g;

const end = String.raw`(?![\p{L}\p{N}'’])`;

/** Signs and short symbols. Not `a`, `l` and `s`, which are words in some language of the site. */
const signs = [
  '[%‰€$£°]',
  String.raw`(?:[kcm]?m[²³]?|[kM]?g|[kMGT]?W(?:h|p)?|[kMGT][Bo]|t|ha|hl|dB|CHF|EUR|Fr\.|Rp\.|Mio\.|Mrd\.|min)${end}`,
];

/** Short words: shares, magnitudes, money; in any inflection. */
const shortWords = [
  'Prozent|Promille|pour cent|pour mille|points? de|per cento|per mille|percent|per cent|punti percentuali',
  'Tausend|Millionen|Million|Milliard|million|milliard|milion|miliard|billion|thousand|mille',
  'Franken|Rappen|francs?|centimes?|franchi|centesimi|euros?',
];

/** Long words: people, time, measures. */
const longWords = [
  'Person|Mensch|Einwohner|personne|habitant|person|people|inhabitant|abitant|résident|resident',
  'Jahr|Monat|Woche|Tag|Stunde|Minute|ans|année|mois|semaine|jour|heure|anni|mes[ei]|settiman|giorn|or[ae]|year|month|week|day|hour|minut',
  'Quadrat|Kubik|Kilo|Meter|Hektar|Tonne|Liter|mètre|kilo|hectare|tonne|litre|metr|chilo|ettar|square|metre',
];

const beforeSign = new RegExp(String.raw`(?<=\d) (?=${signs.join('|')})`, 'gu');
const beforeShortWord = new RegExp(String.raw`(?<=\d) (?=${shortWords.join('|')})`, 'gu');
const beforeLongWord = new RegExp(String.raw`(?<=\d) (?=${longWords.join('|')})`, 'gu');

/** Returns a title with non-breaking spaces: narrow in numbers and before signs, normal before short words. */
export function nonBreakingTitle(text: string): string {
  return text
    .replace(groupedDigits, (digits) => digits.replaceAll(' ', narrowSpace))
    .replace(beforeSign, narrowSpace)
    .replace(beforeShortWord, fullSpace);
}

/** The same for running text, whose small type also has room for long words. */
export function nonBreakingNumbers(text: string): string {
  return nonBreakingTitle(text).replace(beforeLongWord, fullSpace);
}
