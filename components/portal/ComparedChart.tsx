import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { withTimeout } from '@/lib/shared/browser/timeouts';
import type { PortalRecord } from '@/lib/portal/browser/portalData';
import { LoadFailure } from '../LoadFailure';
import { comparisonFigure } from './comparisonFigure';
import type { PortalProps } from './portalProps';

export interface ComparedChartProps extends Pick<PortalProps, 'locale' | 'texts'> {
  readonly records: readonly PortalRecord[];
}

/** Draws into `place`, which nothing else may use. Returns a function that removes the chart; null if the indicators cannot share one. */
async function draw(place: Element, { records, locale, texts }: ComparedChartProps): Promise<(() => void) | null> {
  const figure = await comparisonFigure(records, { ...texts.compare, period: texts.period });
  if (figure === null) return null;
  const { drawFigure } = await withTimeout(import('../figures/OwnSelection/showSelections'), 'The code of charts');
  return drawFigure(place, figure, locale);
}

/** Indicators in one chart with its table, if they can share one; otherwise the reason why not. */
export function ComparedChart(props: ComparedChartProps): ReactNode {
  const { records, texts } = props;
  const place = useRef<HTMLDivElement>(null);
  const [problem, setProblem] = useState<'otherUnits' | 'failed' | null>(null);
  const [attempt, setAttempt] = useState(0);
  const keys = records.map(({ key }) => key).join(' ');
  useEffect(() => {
    const parent = place.current;
    if (parent === null) return undefined;
    const own = parent.appendChild(document.createElement('div'));
    // A late result belongs to an earlier choice.
    let isOver = false;
    let end: (() => void) | null = null;
    draw(own, props).then(
      (remove) => {
        end = remove;
        if (isOver) remove?.();
        else setProblem(remove === null ? 'otherUnits' : null);
      },
      (error: unknown) => {
        console.error(error);
        if (!isOver) setProblem('failed');
      },
    );
    return () => {
      isOver = true;
      end?.();
      own.remove();
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a new choice alone is drawn anew
  }, [keys, attempt]);
  const retry = (): void => {
    setProblem(null);
    setAttempt(attempt + 1);
  };
  return (
    <>
      <p role="status" className="note">
        {problem === 'otherUnits' && texts.compare.otherUnits}
      </p>
      {problem === 'failed' && <LoadFailure text={texts.compare.failed} again={texts.tryAgain} onAgain={retry} />}
      <div ref={place} />
    </>
  );
}
