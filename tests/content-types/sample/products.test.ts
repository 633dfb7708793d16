import { describe, expect, it } from 'vitest';
import { drawnKinds } from '@/content-types/drawnKinds';
import type { SampleEntry } from '@/content-types/registry';
import { sampleContent } from '@/content-types/sample';
import { formatNumber } from '@/lib/language/format/number';
import { drawnAs } from '@/lib/site/charts/chartForm';
import { chartModel } from '@/lib/site/charts/chartModel';
import { insteadOf } from '@/lib/site/charts/suits';
import { sampleIndicator, sampleRows } from '../../support/sampleIndicator';

const { products, kategories } = sampleContent;

type Product = SampleEntry<'products'>;

const indicators = products.filter(({ shared }) => shared.produkt === 'Indikator');

const plannedIndicators = [
  7763, 6623, 6215, 11899, 7954, 1201, 1202, 1203, 1204, 5813, 7580, 5814, 6363, 1301, 6546, 7516, 6545, 7510, 8980,
  1401, 6044, 7512, 7513, 12713, 9274, 9283, 5203, 4914, 1501, 1502, 9379, 1601, 1701, 1702, 1302, 1303, 1402, 2529,
  4832, 6756, 7577, 22409,
];

const plannedOthers = [20001, 20002, 20003, 20010, 20011, 20020, 20021, 20030, 20031, 20040, 20041];

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

const productKeys = products.map(({ shared }) => String(shared.stata_id));
const themeKeys = sampleContent['display-themes'].map(({ shared }) => shared.url);
const subThemeKeys = sampleContent['display-subthemes'].map(({ shared }) => shared.url);
const statisticKeys = kategories.map(({ shared }) => String(shared.stata_id));
const teamKeys = sampleContent['team-members'].map(({ shared }) => shared.slug);

const rows = new Map(
  await Promise.all(products.map(async (product) => [product, (await sampleRows(product)) ?? []] as const)),
);
const rowsOf = (product: Product) => rows.get(product) ?? [];
const columnsOf = ({ text }: Product) => text.columns ?? [];
function indicator(number: number): Product {
  const found = indicators.find(({ shared }) => shared.stata_id === number);
  if (!found) throw new Error(`the sample content has no indicator ${number}`);
  return found;
}

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

describe('the sample catalogue', () => {
  it('has every planned indicator and at least thirty of them', () => {
    expect(indicators.map(({ shared }) => shared.stata_id)).toEqual(expect.arrayContaining(plannedIndicators));
    expect(indicators.length).toBeGreaterThanOrEqual(30);
  });

  it('has every other planned product, each with a target', () => {
    const others = products.filter(({ shared }) => shared.produkt !== 'Indikator');
    expect(others.map(({ shared }) => shared.stata_id)).toEqual(plannedOthers);
    expect(others.every(({ text }) => /^(\/|https:\/\/)/.test(text.url ?? ''))).toBe(true);
  });

  it.each(named(products))('points from $name only to entries that exist', ({ entry: { shared } }) => {
    expect(themeKeys).toEqual(expect.arrayContaining([...(shared.display_themes ?? [])]));
    expect(subThemeKeys).toEqual(expect.arrayContaining([...(shared.display_subthemes ?? [])]));
    expect(statisticKeys).toEqual(expect.arrayContaining([...(shared.statistical_themes ?? [])]));
    expect(teamKeys).toEqual(expect.arrayContaining([...(shared.team_members ?? [])]));
    expect([undefined, ...productKeys]).toContain(shared.parent);
  });

  it('keeps one draft, one entry under embargo and one of a bundle, and no other entry carries their words', () => {
    const marked = products.filter((product) => JSON.stringify(product).includes('Kontrolltext'));
    expect(marked.map(({ shared }) => shared.stata_id)).toEqual([9990, 9991, 9992]);
    expect(products.filter(({ draft }) => draft)).toEqual([indicator(9990)]);
    expect(products.filter(({ shared }) => shared.publish_at !== undefined)).toEqual([indicator(9991)]);
    expect(products.filter(({ shared }) => shared.release !== undefined)).toEqual([indicator(9992)]);
    expect(indicator(9990).text.title).toContain('Kontrolltext-Entwurf');
    expect(indicator(9991).text.title).toContain('Kontrolltext-Sperrfrist');
    expect(indicator(9992).text.title).toContain('Kontrolltext-Paket');
    expect(indicator(9991).shared.publish_at).toBe('2027-06-01T06:30:00Z');
  });
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
  const models = drawn.flatMap((own) => chartModel(own) ?? []);

  it('are drawn as the kind that was chosen, because the data are of its form', () => {
    const changed = models.filter((model) => insteadOf(model) !== model.kind);
    expect(changed.map(({ kind, positions }) => [kind, positions.length])).toEqual([]);
  });

  it('show every kind, so that nobody has to guess what it looks like', () => {
    const shown = new Set(models.map((model) => drawnAs(model)));
    // A bubble chart is a scatter plot whose points have sizes.
    expect(drawnKinds.filter((kind) => kind !== 'scatter' && !shown.has(kind))).toEqual([]);
    expect(models.some(({ hasPanels }) => hasPanels)).toBe(true);
  });
});

describe('the edge cases', () => {
  it('include a title of 108 characters', () => {
    expect(Math.max(...indicators.map(({ text }) => text.title.length))).toBe(108);
  });

  it('include no, one and many data points, and a missing value', () => {
    expect(rowsOf(indicator(1503))).toHaveLength(0);
    expect(rowsOf(indicator(1301))).toHaveLength(1);
    expect(rowsOf(indicator(7510)).length).toBeGreaterThan(100);
    expect(rowsOf(indicator(7516)).flat()).toContain(null);
  });

  it('include a series from 1774 and months', () => {
    expect(rowsOf(indicator(6623))[0]).toEqual(['1774', 15040]);
    expect(rowsOf(indicator(7516)).at(-1)).toEqual(['2026-07', 158473, null, null]);
  });

  it.each([7763, 5814, 1501])('include the 21 areas in %i', (number) => {
    expect(rowsOf(indicator(number))).toHaveLength(21);
    expect(columnsOf(indicator(number))[0]?.role).toBe('area');
  });

  it('add the residents of the 21 areas up to the canton', () => {
    const residents = rowsOf(indicator(7763)).map(([, count]) => Number(count));
    expect(residents.reduce((sum, count) => sum + count, 0)).toBe(211094);
  });

  it('include negative values, more than six series, a second axis and ranges of low and high', () => {
    expect(rowsOf(indicator(1202)).at(0)).toEqual(['1985', 435, -820, -385]);
    expect(indicator(6545).shared.chart_options?.visible).toHaveLength(11);
    expect(indicator(4914).shared.chart_options?.secondAxis).toEqual(['betriebe']);
    expect(columnsOf(indicator(1701)).map(({ role }) => role)).toEqual(expect.arrayContaining(['low', 'high']));
    expect(columnsOf(indicator(6215)).map(({ role }) => role)).toEqual(expect.arrayContaining(['low', 'high']));
  });

  it('include every kind of annotation, a correction, a notice, a parent and a hidden indicator', () => {
    const kinds = indicators.flatMap(({ text }) => text.annotations?.map(({ type }) => type) ?? []);
    expect(new Set(kinds)).toEqual(new Set(['point', 'range', 'line', 'break']));
    expect(indicator(7580).text.corrections).toHaveLength(1);
    expect(indicator(7516).text.notices).toHaveLength(1);
    expect(indicator(5814).shared.parent).toBe('5813');
    expect(indicators.filter(({ shared }) => shared.visible_in_portal === false)).toEqual([indicator(1501)]);
  });
});
