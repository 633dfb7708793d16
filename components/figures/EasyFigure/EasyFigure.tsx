import type { ReactNode } from 'react';
import { valueOf } from '@/lib/data/indicatorValues';
import { certaintyText } from '@/lib/data/latestText';
import { plainLanguageDate } from '@/lib/i18n/format/date';
import { roundedQuantity } from '@/lib/i18n/format/roundedQuantity';
import { fill } from '@/lib/i18n/fill';
import leichteSprache from '@/lib/i18n/messages/leichteSprache.json' with { type: 'json' };
import type { Indicator } from '@/lib/site/indicators';
import { Proportion } from '../Proportion/Proportion';

/** The newest value of an indicator in Leichte Sprache: rounded, and drawn if it is a share. */
export function EasyFigure({ indicator }: { readonly indicator: Indicator }): ReactNode {
  const latest = valueOf(indicator);
  if (latest === undefined) return null;
  const certainty = certaintyText(latest, 'ls');
  const { number, unit, share } = roundedQuantity(latest.value, latest.unit);
  return (
    <div className="easy-figure-figure">
      <p>
        {fill(leichteSprache.figureOfPeriod, { when: plainLanguageDate(latest.period) })}
        <b className="easy-figure-number">
          {number} {unit !== null && <span className="easy-figure-unit">{unit}</span>}
        </b>
        {certainty !== '' && ` (${certainty})`}
      </p>
      {share !== null && <Proportion share={share} things={unit ?? ''} />}
    </div>
  );
}
