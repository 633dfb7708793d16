/** Which searches are answered by a value: the same tests for the index that ships with the site and for the search server. */
import { expect, it } from 'vitest';
import type { AnswerQuery } from '../fixtures/searchAnswers/answerQuery';
import { heldAnswers } from '../fixtures/searchAnswers/held';
import { ask } from './relevance';
import type { EngineIn } from './relevanceTests';

/** Of the searches that a value answers, so many are. */
const leastAnswered = 0.8;

interface Asked {
  readonly query: AnswerQuery;
  /** As `described`. */
  readonly found: string;
}

function described({
  indicator,
  area = null,
}: {
  readonly indicator: string | null;
  readonly area?: string | null;
}): string {
  return `${indicator ?? 'nothing'}${area === null ? '' : ` (${area})`}`;
}

function line({ query, found }: Asked): string {
  return `  ${query.locale} «${query.words}» wants ${described(query)}, got ${found}`;
}

function measured(asked: readonly Asked[]) {
  const missed = asked.filter(({ query, found }) => described(query) !== found);
  const wrong = missed.filter(({ found }) => found !== described({ indicator: null }));
  const answerable = asked.filter(({ query }) => query.indicator !== null);
  const answered = answerable.filter((one) => !missed.includes(one)).length / answerable.length;
  const summary = `${asked.length - missed.length} of ${asked.length} as wanted, ${wrong.length} with a wrong value`;
  return { wrong: wrong.map(line), answered, report: [summary, ...missed.map(line)].join('\n') };
}

/** Declares the tests. */
export function valueAnswerTests(engineIn: EngineIn): void {
  it('B8.4 are answered by the value that they ask for, and by no other', async () => {
    const asked: Asked[] = [];
    for (const query of heldAnswers) {
      const { value } = await ask(await engineIn(query.locale), query.words);
      asked.push({ query, found: described({ indicator: value?.hit.id ?? null, area: value?.area ?? null }) });
    }
    const { wrong, answered, report } = measured(asked);
    console.info(`Answers: ${report}`);
    expect(wrong, report).toEqual([]);
    expect(answered, report).toBeGreaterThanOrEqual(leastAnswered);
  });
}
