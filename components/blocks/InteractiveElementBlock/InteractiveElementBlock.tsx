import type { ReactNode } from 'react';
import { languageTag } from '@/lib/i18n/paths';
import { contextInLanguage } from '@/lib/site/pageContext';
import { EntryLink } from '../../language/EntryLink';
import { InteractiveContent } from '../../embeds/InteractiveContent';
import { LanguageNote } from '../../language/LanguageNote';
import { Facts } from '../../ui/Facts/Facts';
import { Fold } from '../../ui/Fold/Fold';
import { Section } from '../../ui/Section/Section';
import { EntryList } from '../../lists/EntryList/EntryList';
import type { BlockProps } from '../blockProps';
import { Lines } from '../../ui/Lines';

/** An interactive content within a page, or the contents of a container. */
export function InteractiveElementBlock({
  block,
  context,
  level,
  anchor,
}: BlockProps<'interactive-element'>): ReactNode {
  const interactive = context.content.get(block.interactive);
  const container = context.content.get(block.container);
  if (interactive === undefined && container === undefined) return null;
  const entry = interactive ?? container;
  return (
    <Section title={null} level={level} anchor={anchor}>
      {entry && (
        <p className="eyebrow">
          <EntryLink entry={entry} context={context} />
        </p>
      )}
      {interactive && (
        <div lang={interactive.meta.locale === context.language ? undefined : languageTag[interactive.meta.locale]}>
          <LanguageNote language={interactive.meta.locale} pageLanguage={context.language} />
          {interactive.interactive_type === 'content' && (
            <p>
              <Lines text={interactive.lead} />
            </p>
          )}
          <InteractiveContent interactive={interactive} context={contextInLanguage(context, interactive.meta.locale)} />
        </div>
      )}
      {container && (
        <EntryList
          items={context.content.list(container.pages).map((page) => ({ entry: page, summary: page.lead }))}
          context={context}
        />
      )}
      {block.long_description !== null && (
        <Fold context={context} summary={context.messages.labels.longDescription} subject={block.caption ?? undefined}>
          <p>
            <Lines text={block.long_description} />
          </p>
        </Fold>
      )}
      {block.caption !== null && (
        <p className="note">
          <Lines text={block.caption} />
        </p>
      )}
      <Facts facts={[{ label: context.messages.labels.source, value: block.source }]} />
    </Section>
  );
}
