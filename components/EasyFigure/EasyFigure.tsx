import type { ReactNode } from 'react';
import { valueOf } from '@/lib/charts/indicatorData';
import { easyWhen } from '@/lib/format/date';
import { roundedFigure } from '@/lib/format/rounded';
import { fill } from '@/lib/i18n/messages';
import { figureOfPeriod } from '@/lib/i18n/messages/ls';
import type { Indicator } from '@/lib/site/indicators';
import { Proportion } from '../Proportion/Proportion';
import styles from './EasyFigure.module.scss';

/** The newest value of an indicator in Leichte Sprache: rounded, and drawn where it is a share. */
export function EasyFigure({ indicator }: { readonly indicator: Indicator }): ReactNode {
  const latest = valueOf(indicator);
  if (latest === undefined) return null;
  const { number, unit, share } = roundedFigure(latest.value, latest.unit);
  return (
    <div className={styles.figure}>
      <p>
        {fill(figureOfPeriod, { when: easyWhen(latest.period) })}
        <b className={styles.number}>
          {number} {unit !== null && <span className={styles.unit}>{unit}</span>}
        </b>
      </p>
      {share !== null && <Proportion share={share} things={unit ?? ''} />}
    </div>
  );
}
