import type { ReactNode } from 'react';
import { valueOf } from '@/lib/content/figures/indicatorData';
import { certaintyText } from '@/lib/content/figures/latestText';
import { easyWhen } from '@/lib/language/format/date';
import { roundedFigure } from '@/lib/language/format/rounded';
import { fill } from '@/lib/language/fill';
import leichteSprache from '@/lib/language/messages/leichteSprache.json';
import type { Indicator } from '@/lib/site/indicators';
import { Proportion } from '../Proportion/Proportion';

/** The newest value of an indicator in Leichte Sprache: rounded, and drawn if it is a share. */
export function EasyFigure({ indicator }: { readonly indicator: Indicator }): ReactNode {
  const latest = valueOf(indicator);
  if (latest === undefined) return null;
  const certainty = certaintyText(latest, 'ls');
  const { number, unit, share } = roundedFigure(latest.value, latest.unit);
  return (
    <div className="easy-figure-figure">
      <p>
        {fill(leichteSprache.figureOfPeriod, { when: easyWhen(latest.period) })}
        <b className="easy-figure-number">
          {number} {unit !== null && <span className="easy-figure-unit">{unit}</span>}
        </b>
        {certainty !== '' && ` (${certainty})`}
      </p>
      {share !== null && <Proportion share={share} things={unit ?? ''} />}
    </div>
  );
}
