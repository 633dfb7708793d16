import type { ReactNode } from 'react';
import type { PageContext } from '@/lib/site/pageContext';
import { subThemesOf } from '@/lib/site/indicators';
import { EntryLink } from '../../language/EntryLink';
import { SubThemeList } from '../ThemeSection';
import { Heading } from '../../ui/Heading';

export interface ThemeGroupsProps {
  readonly context: PageContext;
  /** Shows the leads of the sub-themes; each theme then takes the whole width. */
  readonly showLead?: boolean;
}

/** Every theme with its sub-themes. */
export function ThemeGroups({ context, showLead = false }: ThemeGroupsProps): ReactNode {
  const { content } = context;
  return (
    <div className={showLead ? 'theme-groups-wide' : 'theme-groups-compact'}>
      {content.all('display-themes').map((theme) => (
        <section key={theme.url} className="theme-groups-theme">
          <Heading level={2} className="theme-groups-title">
            <span className="theme-groups-number">{theme.number} </span>
            <EntryLink entry={theme} context={context} />
          </Heading>
          <SubThemeList subThemes={subThemesOf(content, theme.url)} context={context} showLead={showLead} />
        </section>
      ))}
    </div>
  );
}
