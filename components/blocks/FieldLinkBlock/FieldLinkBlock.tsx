import type { ReactNode } from 'react';
import { formatNumber } from '@/lib/format/number';
import { Link } from '../../Link';
import { Section } from '../../ui/Section/Section';
import type { BlockProps } from '../blockProps';
import styles from './FieldLinkBlock.module.scss';

/** Links to fields of a theme. */
export function FieldLinkBlock({ block, context, level, anchor }: BlockProps<'field-link'>): ReactNode {
  return (
    <Section title={block.title} level={level} anchor={anchor}>
      <ul className={styles.fields}>
        {block.items.map(({ label, url, description, count }) => (
          <li key={`${url} ${label}`} className={styles.field}>
            <Link address={url} context={context} className={styles.link}>
              {label}
            </Link>
            {count !== null && <span className={styles.count}> {formatNumber(count, context.language)}</span>}
            {description !== null && <p className={styles.description}>{description}</p>}
          </li>
        ))}
      </ul>
    </Section>
  );
}
