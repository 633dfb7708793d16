import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { PortalRecord } from '@/lib/browser/portal/portalData';
import { comparedFigure } from './comparedFigure';
import type { PortalProps } from './portalProps';

export interface ComparedChartProps extends Pick<PortalProps, 'locale' | 'texts'> {
  readonly records: readonly PortalRecord[];
}

/** Draws into a place that is nobody else's; null if the indicators do not go together. Returns what takes it away. */
async function draw(place: Element, { records, locale, texts }: ComparedChartProps): Promise<(() => void) | null> {
  const figure = await comparedFigure(records, { ...texts.compare, period: texts.period });
  if (figure === null) return null;
  const { drawFigure } = await import('../figures/OwnSelection/showSelections');
  return drawFigure(place, figure, locale);
}

/** Indicators in one chart with its table, if they go together; otherwise why there is none. */
export function ComparedChart(props: ComparedChartProps): ReactNode {
  const { records, texts } = props;
  const place = useRef<HTMLDivElement>(null);
  const [problem, setProblem] = useState('');
  const keys = records.map(({ key }) => key).join(' ');
  useEffect(() => {
    const parent = place.current;
    if (parent === null) return undefined;
    const own = parent.appendChild(document.createElement('div'));
    // What comes late belongs to an earlier choice.
    let isOver = false;
    let end: (() => void) | null = null;
    draw(own, props).then(
      (remove) => {
        end = remove;
        if (isOver) remove?.();
        else setProblem(remove === null ? texts.compare.otherUnits : '');
      },
      (error: unknown) => {
        console.error(error);
        if (!isOver) setProblem(texts.compare.failed);
      },
    );
    return () => {
      isOver = true;
      end?.();
      own.remove();
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a new choice alone is drawn anew
  }, [keys]);
  return (
    <>
      <p role="status" className="note">
        {problem}
      </p>
      <div ref={place} />
    </>
  );
}
