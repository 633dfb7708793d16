import { describe, expect, it } from 'vitest';
import { beginVisit, tellEvent, watchConsole } from './visit';
import type { Visit } from './visit';

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
  it('B7.6 a click on data-umami-event sends its event', () => {
    const visit = visitTo('<button data-umami-event="download">CSV</button>');
    click();
    expect(told(visit)).toEqual([['download', undefined]]);
  });

  it('B7.6 so does a click on something inside', () => {
    const visit = visitTo('<button data-umami-event="download"><svg><path /></svg></button>');
    click();
    expect(told(visit)).toEqual([['download', undefined]]);
  });

  it('B7.6 only the nearest element counts', () => {
    const visit = visitTo('<div data-umami-event="outer"><button data-umami-event="inner">CSV</button></div>');
    click();
    expect(told(visit)).toEqual([['inner', undefined]]);
  });

  it('B7.6 further attributes are its data', () => {
    const visit = visitTo(
      '<button data-umami-event="download" data-umami-event-format="csv" data-umami-event-topic-id="7" data-umami="x">CSV</button>',
    );
    click();
    expect(told(visit)).toEqual([['download', { format: 'csv', 'topic-id': '7' }]]);
  });

  it('B7.6 so does a click with the middle button', () => {
    const visit = visitTo('<a href="/themen" data-umami-event="open">Themen</a>');
    click('auxclick', 1);
    expect(told(visit)).toEqual([['open', undefined]]);
  });

  it('B7.6 the menu of the browser is no event', () => {
    const visit = visitTo('<a href="/themen" data-umami-event="open">Themen</a>');
    click('auxclick', 2);
    expect(told(visit)).toEqual([]);
  });

  it('B7.6 a click that other code keeps for itself is an event, too', () => {
    const visit = visitTo('<button data-umami-event="download">CSV</button>');
    document.querySelector('button')?.addEventListener('click', (event) => event.stopPropagation());
    click();
    expect(told(visit)).toEqual([['download', undefined]]);
  });

  it('B7.6 a click elsewhere sends nothing', () => {
    const visit = visitTo('<button data-umami-event="download">CSV</button><p>Text</p>');
    click();
    document.dispatchEvent(new MouseEvent('click'));
    expect(told(visit)).toEqual([]);
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
  it('B7.6 a text is the name', () => {
    const visit = visitTo('');
    tellEvent('search-empty');
    expect(told(visit)).toEqual([['search-empty', undefined]]);
  });

  it('B7.6 an object is the name and the data', () => {
    const visit = visitTo('');
    tellEvent({ name: 'quiz', correct: 3, topics: ['lohn'] });
    expect(told(visit)).toEqual([['quiz', { correct: 3, topics: ['lohn'] }]]);
  });

  it('B7.6 a name of 50 characters is whole', () => {
    const visit = visitTo('');
    tellEvent('n'.repeat(50));
    expect(told(visit)).toEqual([['n'.repeat(50), undefined]]);
  });

  it('B7.6 a longer name is cut', () => {
    const visit = visitTo('');
    tellEvent({ name: 'n'.repeat(51) });
    expect(told(visit)).toEqual([['n'.repeat(50), undefined]]);
  });

  it('B7.6 no character is cut in half', () => {
    const visit = visitTo('');
    tellEvent(`${'n'.repeat(49)}📈`);
    expect(told(visit)).toEqual([['n'.repeat(49), undefined]]);
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

  it('B7.6 an event without detail is an error', () => {
    const visit = visitTo('');
    const printed = watchConsole();
    document.dispatchEvent(new Event('analytics:event'));
    expect(told(visit)).toEqual([]);
    expect(printed).toEqual(['error: Analytics: the detail of analytics:event is neither text nor an object.']);
  });
});
