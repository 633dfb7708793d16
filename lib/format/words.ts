/** Numbers with words and currencies that change with the language and the number. */
import type { Locale } from '@/content-types/locales';
import { formatNumber, missingValue } from './number';
import type { NumberOptions } from './number';

/** No line break between a number and its word. */
const firmSpace = '\u00a0';

interface Word {
  readonly one: string;
  readonly many: string;
}

interface Words {
  readonly million: Word;
  readonly milliard: Word;
  readonly percentagePoint: Word;
  /** Whether the number is read with the singular. */
  readonly isOne: (value: number) => boolean;
}

function unchanging(word: string): Word {
  return { one: word, many: word };
}

const exactlyOne = (value: number): boolean => value === 1;

const german: Words = {
  million: unchanging('Mio.'),
  milliard: unchanging('Mrd.'),
  percentagePoint: { one: 'Prozentpunkt', many: 'Prozentpunkte' },
  isOne: exactlyOne,
};

const words: { readonly [Name in Locale]: Words } = {
  de: german,
  ls: {
    million: { one: 'Million', many: 'Millionen' },
    milliard: { one: 'Milliarde', many: 'Milliarden' },
    percentagePoint: { one: 'Prozent-Punkt', many: 'Prozent-Punkte' },
    isOne: exactlyOne,
  },
  fr: {
    million: { one: 'million', many: 'millions' },
    milliard: { one: 'milliard', many: 'milliards' },
    percentagePoint: { one: 'point de pourcentage', many: 'points de pourcentage' },
    // «1,69 million», «2 millions»
    isOne: (value) => value < 2,
  },
  it: {
    million: { one: 'milione', many: 'milioni' },
    milliard: { one: 'miliardo', many: 'miliardi' },
    percentagePoint: { one: 'punto percentuale', many: 'punti percentuali' },
    isOne: exactlyOne,
  },
  en: {
    million: unchanging('million'),
    milliard: unchanging('billion'),
    percentagePoint: { one: 'percentage point', many: 'percentage points' },
    isOne: exactlyOne,
  },
};

type WordName = 'million' | 'milliard' | 'percentagePoint';

function withWord(value: number, name: WordName, locale: Locale, options: NumberOptions): string {
  const word = words[locale][name];
  const chosen = words[locale].isOne(Math.abs(value)) ? word.one : word.many;
  return `${formatNumber(value, locale, options)}${firmSpace}${chosen}`;
}

/** Millions and milliards in words, `1686289` → `1,69 Mio.`; smaller numbers stay as they are. */
export function formatCompact(value: number | null, locale: Locale, { decimals = 2 }: NumberOptions = {}): string {
  if (value === null || !Number.isFinite(value)) return missingValue;
  // What would round up to the next word already has it: 999’999’999 are 1 Mrd.
  const size = Math.abs(value) * (1 + 0.5 / 10 ** (decimals + 3));
  if (size >= 1e9) return withWord(value / 1e9, 'milliard', locale, { decimals });
  if (size >= 1e6) return withWord(value / 1e6, 'million', locale, { decimals });
  return formatNumber(value, locale);
}

/** The difference of two shares, which is not a share itself: `0,14 Prozentpunkte`. */
export function formatPercentagePoints(value: number | null, locale: Locale, options: NumberOptions = {}): string {
  if (value === null || !Number.isFinite(value)) return missingValue;
  return withWord(value, 'percentagePoint', locale, options);
}

/** Francs: `CHF 1’234.50`, with the point that Swiss money has in every language; `CHF 1’234` where it is whole. */
export function formatMoney(value: number | null, locale: Locale): string {
  if (value === null || !Number.isFinite(value)) return missingValue;
  const decimals = Number.isInteger(value) ? 0 : 2;
  return `CHF${firmSpace}${formatNumber(value, locale, { decimals }).replace(',', '.')}`;
}
