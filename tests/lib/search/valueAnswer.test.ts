import { describe, expect, it } from 'vitest';
import type { SearchHit } from '@/lib/search/document';
import type { Match } from '@/lib/search/engine';
import { rulesByLocale } from '../../support/searchRules';
import { prepareRules } from '@/lib/search/words/searchQuery';
import { firstValueAnswer } from '@/lib/search/valueAnswer';
import { hit, request } from '../../fixtures/searchHits';

const rules = prepareRules(rulesByLocale.de);

const rate: SearchHit = {
  ...hit,
  id: 'rate',
  title: 'Arbeitslosenquote',
  subtitle: 'Kanton Basel-Stadt und Schweiz',
  value: {
    text: '4,6 %',
    number: 4.6,
    unit: '%',
    period: 'Basel-Stadt, Juli 2026',
    change: null,
    isPart: false,
  },
  names: ['Arbeitslosenquote', 'Arbeitslosigkeit'],
};

const people: SearchHit = {
  ...hit,
  id: 'people',
  title: 'Wohnbevölkerung der Stadt Basel seit 1774',
  value: {
    text: '186’332 Personen',
    number: 186332,
    unit: 'Personen',
    period: '2025',
    change: null,
    isPart: true,
  },
  names: ['Wohnbevölkerung', 'Einwohner'],
};

const districts: SearchHit = {
  ...hit,
  id: 'districts',
  title: 'Wohnbevölkerung nach Wohnviertel',
  value: null,
  names: ['Wohnbevölkerung', 'Einwohner'],
  areas: {
    period: 'Einwohnerinnen und Einwohner, 31. Juli 2026',
    values: { Gundeldingen: '19’624 Personen', 'St. Johann': '19’811 Personen', 'Am Ring': '11’552 Personen' },
  },
};

function answerTo(words: string, hits: readonly SearchHit[] = [rate, people, districts]): string | null {
  const answer = firstValueAnswer({ ...request, words }, 'all', hits, rules);
  if (answer === null) return null;
  return answer.area === null ? answer.hit.id : `${answer.hit.id}: ${answer.area}`;
}

describe('the value that answers a search', () => {
  it.each([
    ['Arbeitslosenquote', 'rate'],
    ['ARBEITSLOSENQUOTE', 'rate'],
    ['Wie hoch ist die Arbeitslosenquote?', 'rate'],
    ['Arbeitslosenquote Juli 2026', 'rate'],
    ['Arbeitslosenquote 07.2026', 'rate'],
    ['Arbeitslosenquote Kanton Basel-Stadt', 'rate'],
    ['Bevölkerung', 'people'],
    ['bevoelkerung', 'people'],
    ['Basler Bevölkerung', 'people'],
    ['Wie viele Leute leben in Basel?', 'people'],
    ['Einwohner Gundeldingen', 'districts: Gundeldingen'],
    ['Einwohner im Gundeli', 'districts: Gundeldingen'],
    ['Wie viele Leute leben im St. Johann?', 'districts: St. Johann'],
    ['Bevölkerung Am Ring', 'districts: Am Ring'],
  ])('B8.4 is known for «%s»', (words, wanted) => {
    expect(answerTo(words)).toBe(wanted);
  });

  it.each([
    ['of another place', 'Arbeitslosenquote Zürich'],
    ['of a part of a title', 'Quote'],
    ['of more than the indicator says', 'Arbeitslosenquote der Jugendlichen'],
    ['of another time', 'Bevölkerung 1950'],
    ['of the future', 'Bevölkerung 2050'],
    ['of the canton, which only the city is known of', 'Bevölkerung Kanton Basel-Stadt'],
    ['of a number, which only the share is known of', 'Anzahl Arbeitslose'],
    ['of an area alone', 'Gundeldingen'],
    ['of a region alone', 'Basel'],
    ['of two areas', 'Einwohner Gundeldingen St. Johann'],
    ['of nothing', ''],
    ['of stop words', 'wie viel ist'],
    ['of markup', '<script>Bevölkerung</script>'],
  ])('is none %s: «%s»', (_, words) => {
    expect(answerTo(words)).toBeNull();
  });

  it('is none of more words than are read', () => {
    expect(answerTo(`${'Bevölkerung '.repeat(20)}Zürich`)).toBeNull();
  });

  it('is none if two indicators are called so', () => {
    expect(answerTo('Bevölkerung', [people, { ...people, id: 'other' }])).toBeNull();
  });

  it('is that of the one which is called so, before one that only means the same', () => {
    expect(answerTo('Arbeitslosigkeit', [{ ...rate, id: 'other', names: ['Stellenlosigkeit'] }, rate])).toBe('rate');
  });

  it('is none of what has no value, or no name', () => {
    expect(answerTo('Bevölkerung', [{ ...people, value: null }])).toBeNull();
    expect(answerTo('Bevölkerung', [{ ...people, names: [] }])).toBeNull();
  });

  it('begins the first page of the whole list only', () => {
    const first = { ...request, words: 'Arbeitslosenquote' };
    const filters = { ...request.filters, year: ['2026'] };
    const answer = (asked: typeof request, match: Match = 'all') => firstValueAnswer(asked, match, [rate], rules);
    expect(answer(first)).not.toBeNull();
    for (const asked of [
      { ...first, page: 2 },
      { ...first, sort: 'datum' as const },
      { ...first, filters },
    ])
      expect(answer(asked)).toBeNull();
    expect(answer(first, 'some')).toBeNull();
  });
});

describe('the value of the whole region', () => {
  const value = { text: '210’529 Personen', number: 210529, unit: 'Personen', period: '2025', change: null };
  const canton: SearchHit = {
    ...people,
    id: 'canton',
    title: 'Einwohnerzahl',
    subtitle: 'Kanton Basel-Stadt',
    value: { ...value, isPart: false },
    names: ['Einwohnerzahl'],
  };
  const hits = [people, districts, canton];

  it.each([
    ['Bevölkerung', 'canton'],
    ['Einwohner', 'canton'],
    ['Basler Bevölkerung', 'canton'],
    ['Bevölkerung Basel-Stadt', 'canton'],
    ['Einwohner Kanton', 'canton'],
    ['Bevölkerung Stadt', 'people'],
    ['Wie viele Leute leben in Basel?', 'people'],
    ['Einwohner Gundeldingen', 'districts: Gundeldingen'],
  ])('B8.4 comes before that of a part which nobody has named: «%s»', (words, expected) => {
    expect(answerTo(words, hits)).toBe(expected);
    expect(answerTo(words, hits.toReversed())).toBe(expected);
  });

  it('B8.4 is not needed for that of a part', () => {
    expect(answerTo('Bevölkerung', [people])).toBe('people');
  });
});
