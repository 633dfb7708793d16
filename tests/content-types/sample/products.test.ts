import { describe, expect, it } from 'vitest';
import { chartKinds } from '@/content-types/chartKinds';
import type { SampleEntry } from '@/content-types/registry';
import { sampleContent, sampleTranslations } from '@/content-types/sample';
import { formatNumber } from '@/lib/i18n/format/number';
import { effectiveKind } from '@/lib/charts/chartForm';
import { indicatorModel } from '@/lib/drawing/model/indicatorModel';
import { suitableKind } from '@/lib/charts/suitableKind';
import { sampleIndicator, sampleRows } from './sampleIndicator';

const { products } = sampleContent;

type Product = SampleEntry<'products'>;

const indicators = products.filter(({ shared }) => shared.produkt === 'Indikator');

const mandatoryShared = ['decimals', 'chart_type', 'last_update', 'spatial_units'] as const;

const mandatoryText = [
  'subtitle',
  'description',
  'lesehilfe',
  'long_description',
  'erlaeuterungen',
  'unit',
  'unit_label',
  'sources',
  'license',
  'frequency',
  'reference_period',
  'keywords',
] as const;

const rows = new Map(
  await Promise.all(products.map(async (product) => [product, (await sampleRows(product)) ?? []] as const)),
);
const rowsOf = (product: Product) => rows.get(product) ?? [];
const columnsOf = ({ text }: Product) => text.columns ?? [];

/** Every figure of the data, written as the reading aid writes it. */
function figuresOf(product: Product): readonly string[] {
  return rowsOf(product).flatMap((row) =>
    row.map((cell, position) => {
      const decimals = columnsOf(product)[position]?.decimals ?? product.shared.decimals;
      return typeof cell === 'number' ? formatNumber(cell, 'de', { decimals }) : '';
    }),
  );
}

const named = (entries: readonly Product[]) => entries.map((entry) => ({ name: String(entry.shared.stata_id), entry }));

it.each(['Entwurf', 'Sperrfrist', 'Paket'])('one product must not be seen yet: Kontrolltext-%s', (word) => {
  const { draft, shared } = products.find(({ text }) => text.title.includes(`Kontrolltext-${word}`)) ?? {};
  const withheld = { Entwurf: draft, Sperrfrist: shared?.publish_at, Paket: shared?.release };
  expect(withheld).toHaveProperty(word, expect.anything());
});

describe.each(named(indicators))('indicator $name', ({ entry }) => {
  const columns = columnsOf(entry);

  it('names each row and each column once, and the chart only draws columns that exist', () => {
    const keys = columns.map(({ key }) => key);
    const { visible = [], secondAxis = [] } = entry.shared.chart_options ?? {};
    const rowNames = rowsOf(entry).map(([first]) => first);
    expect(new Set(keys).size).toBe(keys.length);
    expect(new Set(rowNames).size).toBe(rowNames.length);
    expect(keys).toEqual(expect.arrayContaining([...visible, ...secondAxis]));
  });

  it('is complete', () => {
    expect(mandatoryShared.filter((name) => entry.shared[name] === undefined)).toEqual([]);
    expect([entry.shared.data_rows, entry.shared.data_file].filter((data) => data !== undefined)).toHaveLength(1);
    expect(mandatoryText.filter((name) => !entry.text[name]?.length)).toEqual([]);
    expect(entry.text.sources?.every(({ url }) => url?.startsWith('https://'))).toBe(true);
    expect(entry.text.subtitle).not.toContain('%');
    expect(entry.updated < '2026-11-01').toBe(true);
  });
});

describe('the reading aids', () => {
  const withData = indicators.filter((entry) => rowsOf(entry).length > 0);

  it.each(named(withData))('name in $name a value of the data', ({ entry }) => {
    const words = entry.text.lesehilfe?.split(/[\s\u202f;]+/).map((word) => word.replace(/[.,]$/, '')) ?? [];
    expect(words.filter((word) => word !== '' && figuresOf(entry).includes(word))).not.toEqual([]);
  });
});

const drawn = await Promise.all(indicators.map(({ text }) => sampleIndicator(text.title)));

describe('the charts', () => {
  const models = drawn.flatMap((own) => indicatorModel(own) ?? []);

  it('are drawn as the kind that was chosen, because the data are of its form', () => {
    const changed = models.filter((model) => suitableKind(model) !== model.kind);
    expect(changed.map(({ kind, positions }) => [kind, positions.length])).toEqual([]);
  });

  it('show every kind, so that nobody has to guess what it looks like', () => {
    const shown = new Set(models.map((model) => effectiveKind(model)));
    // A bubble chart is a scatter plot whose points have sizes.
    expect(chartKinds.filter((kind) => kind !== 'scatter' && !shown.has(kind))).toEqual([]);
    expect(models.some(({ hasPanels }) => hasPanels)).toBe(true);
  });
});

/** Products in other languages: language, key, texts. */
const translated = (['fr', 'it', 'en'] as const).flatMap((locale) =>
  Object.entries(sampleTranslations[locale].products ?? {}).map(([key, text]) => [locale, key, text] as const),
);

it.each(translated)('a break that a chart shows is drawn in other languages, too: %s %s', (_, key, text) => {
  const german = products.find(({ shared }) => String(shared.stata_id) === key);
  const breaksOf = (annotations: Product['text']['annotations']) =>
    (annotations ?? []).filter(({ type }) => type === 'break').map(({ x }) => x);
  expect(breaksOf(text.annotations)).toEqual(breaksOf(german?.text.annotations));
});
