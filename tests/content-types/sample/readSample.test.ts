import { describe, expect, it } from 'vitest';
import { readSample, SampleError } from '@/content-types/sample/readSample';
import { temporaryFolder } from '../../lib/commands/temporaryFolder';

const german = `updated: 2026-08-19T06:30:00Z
term: Median
slug: median
short: Die Mitte.
definition: Die Mitte der Werte.
`;

const french = 'term: Médiane\nshort: Le milieu.\ndefinition: Le milieu des valeurs.\n';

const columns = `columns:
  - { key: jahr, label: Jahr, role: period }
  - { key: anteil, label: Anteil, role: value }
`;

const indicator = `updated: 2026-08-19T06:30:00Z\nstata_id: 5813\nprodukt: Indikator\ntitle: Quote\n${columns}`;

/** What is told of these files; all single types are missing. */
function problemsOf(files: Readonly<Record<string, string>>): readonly string[] {
  try {
    readSample(temporaryFolder({ 'media/home.svg': '', ...files }).path);
  } catch (error) {
    if (!(error instanceof SampleError)) throw error;
    const problems = error.message.split('\n').filter((line) => line.startsWith('- '));
    return problems.map((line) => line.slice('- '.length)).filter((line) => !line.includes('each single type'));
  }
  return [];
}

describe('the files of sample content', () => {
  it('have nothing wrong if they are as they should be', () => {
    const files = {
      'README.md': '# Sample',
      'order.yaml': 'glossars: [median]\nproducts: [5813]\n',
      'de/glossars/median.yaml': german,
      'de/glossars/.hidden': '',
      '.git/hooks/pre-commit.sample': '',
      'fr/glossars/median.yaml': french,
      'de/products/5813.yaml': indicator,
      'de/products/5813.csv': 'jahr;anteil\n2025;0.9\n2026;\n',
    };
    expect(problemsOf(files)).toEqual([]);
  });

  it('are told all at once', () => {
    const files = { 'de/glossars/a.yaml': '', 'de/glossars/b.yaml': '' };
    expect(problemsOf(files)).toHaveLength(2);
  });

  it.each([
    ['is of an unknown language', 'es/glossars/median.yaml', 'languages: de, ls, fr, it, en;'],
    ['is of an unknown collection', 'de/glossary/median.yaml', 'collections: apps, articles,'],
    ['is of an unknown single type', 'de/foot.yaml', 'single types: background-page,'],
    ['is of another kind', 'de/glossars/median.json', 'move or remove it'],
    ['is data without an indicator', 'de/products/1.csv', 'move or remove it'],
  ])('name one that %s', (_reason, file, advice) => {
    const [problem, ...others] = problemsOf({ [file]: german });
    expect(problem).toMatch(`${file}: is in no place where entries are`);
    expect(problem).toContain(advice);
    expect(others).toEqual([]);
  });

  it.each([
    ['is no YAML', german.replace('Die Mitte.', 'Kurz: die Mitte'), /: .+ \(4:\d+\); text with .+ needs quotes$/],
    ['has a field twice', `${german}slug: median\n`, /: duplicated mapping key \(6:1\);/],
    ['has an unknown field', `${german}title: Median\n`, /: there is no «title»$/],
    ['lacks a field', german.replace(/term.*\n/, ''), /: term is missing$/],
    ['has a number for a text', german.replace('Median', '2026'), /: term .*expected string, received number$/],
    ['has no instant', german.replace(/T.*Z/, ''), /: updated must be an instant in UTC/],
    ['has another name', german.replace('median', 'mitte'), /: is called mitte\.yaml if its key is «mitte»/],
  ])('name an entry that %s', (_fault, text, problem) => {
    const problems = problemsOf({ 'de/glossars/median.yaml': text });
    expect(problems).toEqual([expect.stringMatching(problem)]);
    expect(problems[0]).toMatch(/^de\/glossars\/median\.yaml:/);
  });

  it('name a translation without a German entry, and one with a field that all languages share', () => {
    expect(problemsOf({ 'fr/glossars/median.yaml': french })).toEqual([
      'fr/glossars/median.yaml: has no German entry, de/glossars/median.yaml: write that first',
    ]);
    const files = { 'de/glossars/median.yaml': german, 'fr/glossars/median.yaml': `${french}slug: mediane\n` };
    expect(problemsOf(files)).toEqual(['fr/glossars/median.yaml: there is no «slug»']);
  });

  it('name a content box of an unknown kind', () => {
    const text = `updated: 2026-08-19T06:30:00Z\nslug: pendeln\ntitle: Pendeln\nlead: Wer pendelt.\npublication_date: 2026-08-19\ncontent:\n  - kind: quote\n    text: Nie.\n`;
    const [problem] = problemsOf({ 'de/articles/pendeln.yaml': text });
    expect(problem).toMatch(/^de\/articles\/pendeln\.yaml: content\.0\.kind .+ 'text' /);
  });

  it('name what the order has and the folder has not', () => {
    expect(problemsOf({ 'order.yaml': 'glossars: [median]\n' })).toEqual([
      'order.yaml: names «median», which is not in de/glossars',
    ]);
  });

  it.each([
    ['jahr;quote\n2025;1\n', 'begins with «jahr;quote»: the columns of the entry are «jahr;anteil»'],
    ['jahr;anteil\n2025;viel\n', 'row 1 below the head, anteil: «viel» is no number and no sign'],
    ['jahr;anteil\n2025\n', 'row 1 below the head has 1 cells, not 2'],
  ])('name what is wrong with data: %j', (data, problem) => {
    const files = { 'de/products/5813.yaml': indicator, 'de/products/5813.csv': data };
    expect(problemsOf(files)).toEqual([`de/products/5813.csv: ${problem}`]);
  });

  it('name data that are there twice', () => {
    const files = {
      'de/products/5813.yaml': `${indicator}data_rows: [['2025', 1]]\n`,
      'de/products/5813.csv': 'jahr;anteil\n2025;1\n',
    };
    expect(problemsOf(files)[0]).toContain('keep one of them');
  });
});
