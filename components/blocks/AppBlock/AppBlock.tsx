import type { ReactNode } from 'react';
import { languageTag } from '@/lib/i18n/paths';
import { contextInLanguage } from '@/lib/site/pageContext';
import { EmbeddedContent } from '../../embeds/EmbeddedContent/EmbeddedContent';
import { EntryLink } from '../../language/EntryLink';
import { LanguageNote } from '../../language/LanguageNote';
import { Box } from '../../ui/Box/Box';
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink';
import { Facts } from '../../ui/Facts/Facts';
import { Heading } from '../../ui/Heading';
import type { BlockProps } from '../blockProps';
import { Lines } from '../../ui/Lines';

const defaultHeight = 600;

/** An application as a card, or embedded if it has a purpose to name in the question of consent. */
export function AppBlock({ block, context: pageContext, level, anchor }: BlockProps<'app'>): ReactNode {
  const app = pageContext.content.get(block.app);
  if (app === undefined) return null;
  const context = contextInLanguage(pageContext, app.meta.locale);
  const language = context === pageContext ? undefined : languageTag[app.meta.locale];
  const { labels } = context.messages;
  const note = <LanguageNote language={app.meta.locale} pageLanguage={pageContext.language} />;
  if (block.display === 'embed' && app.purpose !== null) {
    const height = block.height ?? defaultHeight;
    return (
      <div lang={language}>
        {note}
        <EmbeddedContent
          address={app.url}
          title={app.title}
          purpose={app.purpose}
          description={app.lead}
          heightNarrow={height}
          heightWide={height}
          context={context}
        />
      </div>
    );
  }
  return (
    <div lang={language}>
      <Box>
        <Heading level={level} id={anchor}>
          <EntryLink entry={app} context={context} />
        </Heading>
        {note}
        <p>
          <Lines text={app.lead} />
        </p>
        <ButtonLink address={app.url} context={context} style="secondary" newTab={app.open_in_new}>
          {labels.openApp}
          <span className="visually-hidden"> ({app.title})</span>
        </ButtonLink>
        <Facts
          facts={[
            { label: labels.appLanguages, value: app.languages },
            { label: labels.accessibility, value: app.accessibility_note },
          ]}
        />
      </Box>
    </div>
  );
}
