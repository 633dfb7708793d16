/** Whether the finding of an indicator, a sentence by editors, agrees with its data. */
import type { Locale } from '@/content-types/locales';
import type { Entry } from '@/content-types/registry';
import { formatDate } from '@/lib/i18n/format/date';
import { formatNumber, roundedTo, withUnit } from '@/lib/i18n/format/number';
import type { Fault } from '@/lib/faults/faults';
import { memoize } from '@/lib/shared/browser/memoize';
import { changesOf } from '@/lib/data/valueChanges';
import { valueIn } from '@/lib/data/dataColumns';
import { valueOf } from '@/lib/data/indicatorValues';
import type { LatestValue } from '@/lib/data/indicatorValues';
import { timeOf } from '@/lib/data/positions';
import type { CheckedEntry } from '../checkedEntry';
import type { DataFinding } from './attachData';

type Indicator = Entry<'products'>;

/** Phrases that compare with the year before. Leichte Sprache has no such comparisons. */
const comparisons: { readonly [Name in Locale]?: RegExp } = {
  de: /Vorjahr|Jahr zuvor|Jahr davor/i,
  fr: /ann[ée]+e? pr[ée]c[ée]dente|an auparavant|ann[ée]e d’avant/i,
  it: /anno precedente|anno prima/i,
  en: /previous year|year earlier|year before/i,
};

/** Matches words with these beginnings; `\b` does not treat accented letters as parts of words. */
function wordsThatBegin(beginnings: string): RegExp {
  return new RegExp(String.raw`(?<!\p{L})(?:${beginnings})\p{L}*`, 'iu');
}

/** `mehr` as a comparison: neither the beginning of a word nor a threshold (`um mehr als 20 %`), and not negated. */
function comparing(word: string, than: string): string {
  return String.raw`(?<!um |nicht )(?:${word})(?!\p{L}| so | ${than} \d)`;
}

/** A German verb with its prefix at the end of the clause: `nahm … ab`. Punctuation between digits does not end a clause. */
function separated(verbs: string, prefix: string): string {
  return String.raw`(?:${verbs})(?!\p{L})(?:[^,;:.]|[.,]\d)*? ${prefix}(?=[,;:.]| und |$)`;
}

const takeForms = 'nimmt|nehmen|nahm|nahmen';
const goForms = 'geht|gehen|ging|gingen';

const words: { readonly [Name in Locale]?: { readonly up: RegExp; readonly down: RegExp } } = {
  de: {
    up: wordsThatBegin(
      `gestiegen|stieg|steigt|zugenommen|${comparing('mehr', 'als')}|höher|gewachsen|${separated(takeForms, 'zu')}`,
    ),
    down: wordsThatBegin(
      `gesunken|sank|sinkt|abgenommen|${comparing('weniger', 'als')}|tiefer|niedriger|zurückgegangen|gefallen|${separated(takeForms, 'ab')}|${separated(goForms, 'zurück')}`,
    ),
  },
  fr: {
    up: wordsThatBegin(`augment|hausse|progress|${comparing('plus', 'de')}`),
    down: wordsThatBegin(`diminu|baiss|recul|${comparing('moins', 'de')}`),
  },
  it: {
    up: wordsThatBegin(`aument|cresciut|salit|${comparing('più', 'di')}`),
    down: wordsThatBegin(`diminuit|calat|sces|${comparing('meno', 'di')}`),
  },
  en: {
    up: wordsThatBegin(`rose|risen|increase|${comparing('more', 'than')}|higher|grew`),
    down: wordsThatBegin(`fell|fallen|decrease|${comparing('fewer|less', 'than')}|lower`),
  },
};

const year = /^\d{4}/;

/** Numbers as they are written, with any separator between groups of digits. */
const numbers = /\d+(?:[’' \u00a0\u202f]\d{3})*(?:[.,]\d+)*/g;

interface Quantity {
  /** As it is written. */
  readonly number: string;
  /** Position in the text after the unit. */
  readonly end: number;
}

/** Units of up to three letters: they must not match the beginning of a word, as `m` in `mehr`. */
const sign = /^\p{L}{1,3}$/u;

const percentInWords = /^(?:Prozent|pour[ \u00a0]cent|per cento|per ?cent)(?!\p{L})/iu;

/** The unit as written at the beginning of a text; undefined if it is not there. Longer units may have an ending: `Häusern`. */
function unitAt(text: string, unit: string): string | undefined {
  const inWords = unit === '%' ? percentInWords.exec(text)?.[0] : undefined;
  const isOther = sign.test(unit) && /^[\p{L}\p{N}]/u.test(text.slice(unit.length));
  return inWords ?? (text.startsWith(unit) && !isOther ? unit : undefined);
}

/** The numbers of a sentence that are followed by the unit of the indicator. */
function quantitiesIn(text: string, unit: string): readonly Quantity[] {
  return [...text.matchAll(numbers)].flatMap((match) => {
    const [number] = match;
    const start = match.index + number.length;
    const space = /^\s*/.exec(text.slice(start))?.[0].length ?? 0;
    const written = unitAt(text.slice(start + space), unit);
    return written === undefined ? [] : [{ number, end: start + space + written.length }];
  });
}

/** The value of a written number: a comma precedes decimals, but in English it separates thousands. */
function valueWritten(number: string, language: Locale): number {
  return Number(number.replaceAll(/[^\d.,]/g, '').replaceAll(',', language === 'en' ? '' : '.'));
}

/** The absolute value and its roundings in sentences: to 0–3 decimals, and to powers of ten not above it. */
function roundings(value: number): ReadonlySet<number> {
  const size = Math.abs(value);
  const decimals = [0, 1, 2, 3].map((places) => roundedTo(size, places));
  const powers = [10, 100, 1000, 10_000, 100_000].filter((power) => power <= size);
  const tens = powers.map((power) => Math.round(size / power) * power);
  return new Set([size, ...decimals, ...tens]);
}

/** A fault if the text has numbers with the indicator's unit, but none is a value, even rounded, of the periods that it names. */
function otherValue(text: string, latest: LatestValue, indicator: Indicator, language: Locale): Fault | undefined {
  const { unit } = latest;
  if (unit === null || language === 'ls') return undefined;
  const found = quantitiesIn(text, unit).map(({ number }) => number);
  const periodIndex = indicator.columns.findIndex(({ role }) => role === 'period');
  const isNamed = (period: string): boolean =>
    period === latest.period || text.includes(year.exec(period)?.[0] ?? period);
  const known = new Set(
    (indicator.data_rows ?? [])
      .filter((row) => isNamed(String(row[periodIndex])))
      .flatMap((row) => row.flatMap((cell) => valueIn(cell).value ?? []))
      .flatMap((value) => [...roundings(value)]),
  );
  if (found.length === 0 || found.some((number) => known.has(valueWritten(number, language)))) return undefined;
  const expected = withUnit(formatNumber(latest.value, language, { decimals: latest.decimals }), unit, language);
  return {
    code: 'finding-other-value',
    values: { found: found.map((one) => `${one} ${unit}`).join(', '), expected },
  };
}

/** The text without the word after the value, such as `mehr` in `0,3 % mehr`: an indicator of changes states its own direction. */
function withoutOwnDirection(text: string, { value, unit }: LatestValue, language: Locale): string {
  const own = quantitiesIn(text, unit ?? '').filter(({ number }) =>
    roundings(value).has(valueWritten(number, language)),
  );
  return own.reduceRight((rest, { end }) => rest.slice(0, end) + rest.slice(end).replace(/^\s+\p{L}+/u, ''), text);
}

/** The same week begins on another day each year. */
function isYearBefore(since: string, period: string): boolean {
  return Math.abs(timeOf(period) - timeOf(since) - 1) < 7 / 365;
}

function otherDirection(text: string, latest: LatestValue, indicator: Indicator, language: Locale): Fault | undefined {
  const known = words[language];
  const yearly = changesOf(indicator).find(({ since }) => isYearBefore(since, latest.period));
  if (known === undefined || yearly === undefined || comparisons[language]?.test(text) !== true) return undefined;
  const said = withoutOwnDirection(text, latest, language);
  const [up, down] = [known.up.exec(said)?.[0], known.down.exec(said)?.[0]];
  const { difference, decimals } = yearly;
  const isContradicted = difference > 0 ? up === undefined : difference < 0 && down === undefined;
  const found = difference > 0 ? down : up;
  if (!isContradicted || found === undefined) return undefined;
  const expected = formatNumber(difference, language, { decimals, signed: true });
  return { code: 'finding-other-direction', values: { found, expected } };
}

function faultsOf(indicator: Indicator): readonly Fault[] {
  const { lesehilfe: text, meta } = indicator;
  const latest = valueOf(indicator);
  if (text === null || latest === undefined) return [];
  const period = year.exec(latest.period)?.[0] ?? latest.period;
  if (!text.includes(period) && !text.includes(formatDate(latest.period, meta.locale))) return [];
  return [
    otherValue(text, latest, indicator, meta.locale),
    otherDirection(text, latest, indicator, meta.locale),
  ].filter((fault) => fault !== undefined);
}

/** Cached: most entries have not changed since the last build. */
const findingsOf = memoize(({ meta, values }: CheckedEntry): readonly DataFinding[] => {
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- checked against this type when it was made
  const indicator = { ...values, meta } as unknown as Indicator;
  return faultsOf(indicator).map((fault) => ({ meta, severity: 'warning', field: 'lesehilfe', fault }));
});

/**
 * Certain contradictions between findings and data: the text names the newest period but another value, or compares with the
 * year before in the wrong direction.
 */
export function findingFaults(entries: readonly CheckedEntry[]): readonly DataFinding[] {
  return entries.filter(({ meta }) => meta.type === 'products').flatMap(findingsOf);
}
