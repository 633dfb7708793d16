import type { ReactNode } from 'react';
import { formatNumber } from '@/lib/language/format/number';
import { Link } from '../../Link';
import { Icon, isIconName } from '../../ui/Icon/Icon';
import { Section } from '../../ui/Section/Section';
import type { BlockProps } from '../blockProps';
import styles from './FieldLinkBlock.module.scss';

/** Links to fields of a theme. */
export function FieldLinkBlock({ block, context, level, anchor }: BlockProps<'field-link'>): ReactNode {
  return (
    <Section title={block.title} level={level} anchor={anchor}>
      <ul className={styles.fields}>
        {block.items.map(({ label, url, icon, description, count }) => (
          <li key={`${url} ${label}`} className={styles.field}>
            {icon !== null && isIconName(icon) && <Icon name={icon} />}
            <span className={styles.text}>
              <Link address={url} context={context} className={styles.link}>
                {label}
              </Link>
              {description !== null && <span className={styles.description}>{description}</span>}
            </span>
            {count !== null && <span className={styles.count}>{formatNumber(count, context.language)}</span>}
          </li>
        ))}
      </ul>
    </Section>
  );
}
