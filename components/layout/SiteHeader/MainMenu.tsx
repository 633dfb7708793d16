import type { ReactNode } from 'react';
import type { Entry } from '@/content-types/registry';
import { linkTarget } from '@/lib/i18n/linkTarget';
import { languageTag } from '@/lib/i18n/paths';
import { menuEntries, menuKeyOf } from '@/lib/site/menu';
import type { MenuKey } from '@/lib/site/menu';
import type { PageContext } from '@/lib/site/pageContext';
import { Link } from '../../Link';
import { Icon, isIconName } from '../../ui/Icon/Icon';

export interface MainMenuProps {
  readonly context: PageContext;
  readonly activeKey: MenuKey | null;
}

interface MenuLinkProps extends MainMenuProps {
  readonly entry: Entry<'header-links'>;
}

/** Not for `external`: external links have that icon after their text anyway. */
function MenuIcon({ entry: { icon } }: Pick<MenuLinkProps, 'entry'>): ReactNode {
  if (icon === null || icon === 'external' || !isIconName(icon)) return null;
  return (
    <span className="site-header-menu-icon">
      <Icon name={icon} />
    </span>
  );
}

function MenuLink({ entry, context, activeKey }: MenuLinkProps): ReactNode {
  const language = entry.meta.locale === context.language ? undefined : languageTag[entry.meta.locale];
  if (entry.type === 'external') {
    return (
      <Link address={entry.path} context={context} className="site-header-link" newTab>
        <MenuIcon entry={entry} />
        <span lang={language}>{entry.label}</span> <Icon name="external" />
      </Link>
    );
  }
  const key = menuKeyOf(entry.path);
  const target = linkTarget(entry.path, context.locale);
  if (target.kind === 'refused')
    return (
      <span className="site-header-link">
        <MenuIcon entry={entry} />
        {entry.label}
      </span>
    );
  return (
    <a
      className="site-header-link"
      href={target.href}
      aria-current={key !== null && key === activeKey ? 'true' : undefined}
      data-menu-key={key ?? undefined}
      lang={language}
    >
      <MenuIcon entry={entry} />
      {entry.label}
    </a>
  );
}

/** The entries of the main menu by rank, then the external links. */
export function MainMenu({ context, activeKey }: MainMenuProps): ReactNode {
  return (
    <nav aria-label={context.messages.mainMenu} className="site-header-menu">
      <ul className="site-header-list">
        {menuEntries(context).map((entry) => (
          <li key={entry.path}>
            <MenuLink entry={entry} context={context} activeKey={activeKey} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
