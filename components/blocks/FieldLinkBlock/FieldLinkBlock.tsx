import type { ReactNode } from 'react';
import { formatNumber } from '@/lib/i18n/format/number';
import { Link } from '../../Link';
import { Icon, isIconName } from '../../ui/Icon/Icon';
import { Section } from '../../ui/Section/Section';
import type { BlockProps } from '../blockProps';

/** Links to fields of a theme. */
export function FieldLinkBlock({ block, context, level, anchor }: BlockProps<'field-link'>): ReactNode {
  return (
    <Section title={block.title} level={level} anchor={anchor}>
      <ul className="field-link-block-fields">
        {block.items.map(({ label, url, icon, description, count }) => (
          <li key={`${url} ${label}`} className="field-link-block-field">
            {icon !== null && isIconName(icon) && <Icon name={icon} />}
            <span className="field-link-block-text">
              <Link address={url} context={context} className="field-link-block-link">
                {label}
              </Link>
              {description !== null && <span className="field-link-block-description">{description}</span>}
            </span>
            {count !== null && <span className="field-link-block-count">{formatNumber(count, context.language)}</span>}
          </li>
        ))}
      </ul>
    </Section>
  );
}
