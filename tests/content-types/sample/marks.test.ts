import { describe, expect, it } from 'vitest';
import type { SampleEntry } from '@/content-types/registry';
import { sampleContent, sampleTranslations } from '@/content-types/sample';
import { sampleRows } from './sampleIndicator';

const { kategories, products } = sampleContent;

type Annotations = SampleEntry<'products'>['text']['annotations'];

/** Breaks that no chart can show, with the reason. */
const unseen: readonly string[] = [
  // Of beds, of which no indicator shows more than one year.
  '105 2016',
  // Of buildings without dwellings.
  '104 2017',
  // Older values are converted, so that nothing breaks.
  '107 2025',
  '111 2004',
];

const breaks = kategories.flatMap(({ shared, text }) =>
  (text.breaks ?? []).map(({ period }) => [`${shared.stata_id} ${period}`, String(shared.stata_id), period] as const),
);

/** Products in other languages: language, key, texts. */
const translated = (['fr', 'it', 'en'] as const).flatMap((locale) =>
  Object.entries(sampleTranslations[locale].products ?? {}).map(([key, text]) => [locale, key, text] as const),
);

const rows = new Map(
  await Promise.all(products.map(async (product) => [product, (await sampleRows(product)) ?? []] as const)),
);

/** The years of an indicator, if its rows are points in time. */
function yearsOf(product: SampleEntry<'products'>): readonly number[] {
  const index = (product.text.columns ?? []).findIndex(({ role }) => role === 'period');
  return (rows.get(product) ?? []).map((row) => Number(String(row[index]).slice(0, 4)));
}

/** The indicators of a statistic whose series goes across a year. */
function indicatorsAcross(statistic: string, year: number): readonly SampleEntry<'products'>[] {
  return products.filter((product) => {
    const years = yearsOf(product);
    const isOfIt = product.shared.statistical_themes?.includes(statistic) ?? false;
    return isOfIt && Math.min(...years) < year && Math.max(...years) >= year;
  });
}

function marks(annotations: Annotations, year: number): boolean {
  return (annotations ?? []).some(({ type, x }) => type === 'break' && x?.slice(0, 4) === String(year));
}

describe('a break that the method of a statistic names', () => {
  it('is one, if it is among those that no chart shows', () => {
    expect(breaks.map(([name]) => name)).toEqual(expect.arrayContaining([...unseen]));
  });

  it.each(breaks.filter(([name]) => !unseen.includes(name)))('is drawn: %s', (_, statistic, period) => {
    const year = Number(period.slice(0, 4));
    const across = indicatorsAcross(statistic, year);
    const drawn = across.filter(({ text }) => marks(text.annotations, year));
    expect(drawn.length).toBeGreaterThanOrEqual(Math.min(1, across.length));
  });
});

it.each(translated)(
  'a break that the chart of an indicator shows is drawn in other languages, too: %s %s',
  (_, key, text) => {
    const german = products.find(({ shared }) => String(shared.stata_id) === key);
    const breaksOf = (annotations: Annotations) =>
      (annotations ?? []).filter(({ type }) => type === 'break').map(({ x }) => x);
    expect(breaksOf(text.annotations)).toEqual(breaksOf(german?.text.annotations));
  },
);

describe('the text of a mark', () => {
  const german = products.map(({ shared, text }) => ['de', String(shared.stata_id), text] as const);
  const marked = [...german, ...translated].filter(([, , { annotations }]) => (annotations ?? []).length > 0);

  it.each(marked)('has numbers that no line parts from their unit: %s %s', (_locale, _key, { annotations, unit }) => {
    const texts = (annotations ?? []).map(({ text }) => text);
    expect(texts.filter((text) => new RegExp(`\\d ${unit ?? '%'}`, 'u').test(text))).toEqual([]);
  });
});
