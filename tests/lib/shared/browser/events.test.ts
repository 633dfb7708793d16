import { describe, expect, it } from 'vitest';
import { beginVisit, tellEvent, watchConsole } from '../../client/analytics/visit';
import type { Visit } from '../../client/analytics/visit';

/** A page with this inside, whose page views are of no interest. */
function visitTo(markup: string): Visit {
  const visit = beginVisit();
  document.body.innerHTML = markup;
  visit.start({ autoTrack: false });
  return visit;
}

/** A click on the innermost element, which may be of another kind. */
function click(type = 'click', button = 0): void {
  const target = [...document.body.querySelectorAll('*')].at(-1);
  target?.dispatchEvent(new MouseEvent(type, { bubbles: true, button }));
}

function told({ sent }: Visit): readonly unknown[] {
  return sent.map(({ body }) => [body.payload['name'], body.payload['data']]);
}

describe('events in the markup', () => {
  it.each<[string, string, { readonly name: string; readonly data?: object }]>([
    ['its event', '<button data-umami-event="download">CSV</button>', { name: 'download' }],
    [
      'that of what is around it',
      '<button data-umami-event="download"><svg><path /></svg></button>',
      { name: 'download' },
    ],
    [
      'that of the nearest element alone',
      '<div data-umami-event="outer"><button data-umami-event="inner">CSV</button></div>',
      { name: 'inner' },
    ],
    [
      'further attributes as its data',
      '<button data-umami-event="download" data-umami-event-format="csv" data-umami-event-topic-id="7" data-umami="x">CSV</button>',
      { name: 'download', data: { format: 'csv', 'topic-id': '7' } },
    ],
  ])('B7.6 a click sends %s', (_, markup, { name, data }) => {
    const visit = visitTo(markup);
    click();
    expect(told(visit)).toEqual([[name, data]]);
  });

  it('B7.6 so does a click with the middle button, but not one that opens the menu of the browser', () => {
    const visit = visitTo('<a href="/themen" data-umami-event="open">Themen</a>');
    click('auxclick', 2);
    expect(told(visit)).toEqual([]);
    click('auxclick', 1);
    expect(told(visit)).toEqual([['open', undefined]]);
  });

  it('B7.6 without a name it is unknown-event, with a warning', () => {
    const visit = visitTo('<button data-umami-event="" data-umami-event-format="csv">CSV</button>');
    const printed = watchConsole();
    click();
    expect(told(visit)).toEqual([['unknown-event', { format: 'csv' }]]);
    expect(printed).toEqual(['warn: Analytics: an event without a name counts as unknown-event.']);
  });
});

describe('events of scripts', () => {
  it.each([
    ['a text is the name', 'search-empty', 'search-empty', undefined],
    [
      'an object is the name and the data',
      { name: 'quiz', correct: 3, topics: ['lohn'] },
      'quiz',
      { correct: 3, topics: ['lohn'] },
    ],
    ['a name of 50 characters is whole', 'n'.repeat(50), 'n'.repeat(50), undefined],
    ['a longer name is cut', { name: 'n'.repeat(51) }, 'n'.repeat(50), undefined],
    ['no character is cut in half', `${'n'.repeat(49)}📈`, 'n'.repeat(49), undefined],
  ])('B7.6 %s', (_, detail, name, data) => {
    const visit = visitTo('');
    tellEvent(detail);
    expect(told(visit)).toEqual([[name, data]]);
  });

  it.each([[''], [' '], [{}], [{ name: '' }], [{ name: 5 }], [{ name: null }]])(
    'B7.6 %j has no name: it is unknown-event, with a warning',
    (detail) => {
      const visit = visitTo('');
      const printed = watchConsole();
      tellEvent(detail);
      expect(told(visit)).toEqual([['unknown-event', undefined]]);
      expect(printed).toEqual(['warn: Analytics: an event without a name counts as unknown-event.']);
    },
  );

  it.each([[5], [true], [null], [undefined], [['download']], [() => 'download']])(
    'B7.6 %s is neither text nor an object: an error',
    (detail) => {
      const visit = visitTo('');
      const printed = watchConsole();
      tellEvent(detail);
      expect(told(visit)).toEqual([]);
      expect(printed).toEqual(['error: Analytics: the detail of analytics:event is neither text nor an object.']);
    },
  );
});
