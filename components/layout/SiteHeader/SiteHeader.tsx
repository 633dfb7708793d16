import type { ReactNode } from 'react';
import type { Entry } from '@/content-types/registry';
import { linkTarget } from '@/lib/i18n/links';
import { languageTag, localizedPath } from '@/lib/i18n/paths';
import { menuKeyOf } from '@/lib/site/menu';
import type { MenuKey } from '@/lib/site/menu';
import type { PageContext } from '@/lib/site/pageContext';
import { Link } from '../../Link';
import { Icon } from '../../ui/Icon/Icon';
import { LanguageSwitch } from '../LanguageSwitch/LanguageSwitch';
import { Logo } from './Logo';
import styles from './SiteHeader.module.scss';

export interface SiteHeaderProps {
  readonly context: PageContext;
  readonly activeKey: MenuKey | null;
}

interface MenuLinkProps extends SiteHeaderProps {
  readonly entry: Entry<'header-links'>;
}

function MenuLink({ entry, context, activeKey }: MenuLinkProps): ReactNode {
  const language = entry.meta.locale === context.language ? undefined : languageTag[entry.meta.locale];
  if (entry.type === 'external') {
    return (
      <Link address={entry.path} context={context} className={styles.link} newTab>
        <span lang={language}>{entry.label}</span> <Icon name="external" />
      </Link>
    );
  }
  const key = menuKeyOf(entry.path);
  const target = linkTarget(entry.path, context.locale);
  if (target.kind === 'refused') return <span className={styles.link}>{entry.label}</span>;
  return (
    <a
      className={styles.link}
      href={target.href}
      aria-current={key !== null && key === activeKey ? 'true' : undefined}
      data-menu-key={key ?? undefined}
      lang={language}
    >
      {entry.label}
    </a>
  );
}

/** Logo, main menu, links to the office and languages. */
export function SiteHeader({ context, activeKey }: SiteHeaderProps): ReactNode {
  const { content, messages, locale } = context;
  const header = content.single('headers');
  const nameLanguage = header.meta.locale === locale ? undefined : languageTag[header.meta.locale];
  const links = content.all('header-links');
  const ordered = [...links.filter(({ type }) => type === 'main'), ...links.filter(({ type }) => type === 'external')];
  return (
    <header className={styles.header} data-site-header>
      <div className={styles.inner}>
        <a href={localizedPath(locale, '/')} className={styles.logo}>
          <Logo />
          <span>
            <span className={styles.name} lang={nameLanguage}>
              {header.site_name}
            </span>
            {header.site_subtitle !== null && (
              <span className={styles.subtitle} lang={nameLanguage}>
                {header.site_subtitle}
              </span>
            )}
            <span className="visually-hidden">, {messages.home}</span>
          </span>
        </a>
        <nav aria-label={messages.mainMenu} className={styles.menu}>
          <ul className={styles.list}>
            {ordered.map((entry) => (
              <li key={entry.path}>
                <MenuLink entry={entry} context={context} activeKey={activeKey} />
              </li>
            ))}
          </ul>
        </nav>
        <LanguageSwitch context={context} />
      </div>
    </header>
  );
}
