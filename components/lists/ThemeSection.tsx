import type { ReactNode } from 'react';
import type { Entry } from '@/content-types/registry';
import { entryName } from '@/lib/site/entryAddresses';
import { countOf } from '@/lib/site/countTexts';
import { indicatorsOfSubTheme, indicatorsOfTheme } from '@/lib/site/indicators';
import type { PageContext } from '@/lib/site/pageContext';
import { EmptyNote } from './EmptyNote';
import { EntryList } from './EntryList/EntryList';
import type { EntryListItem } from './EntryList/EntryList';
import type { HeadingLevel } from '../ui/headingLevel';
import { Section } from '../ui/Section/Section';

interface ListProps {
  readonly context: PageContext;
  /** Tiles with pictures; otherwise an index. */
  readonly display?: 'tiles' | 'list' | null;
  readonly showCounts?: boolean;
  readonly showLead?: boolean;
}

interface SectionProps extends ListProps {
  /** By default, the name of what is listed. */
  readonly title?: string;
  readonly level?: HeadingLevel;
  readonly anchor?: string;
}

interface Themes {
  readonly themes: readonly Entry<'display-themes'>[];
}

interface SubThemes {
  readonly subThemes: readonly Entry<'display-subthemes'>[];
}

interface Items {
  /** A function, as reading indicators makes the page depend on them: they are read only if they are counted. */
  readonly items: readonly (EntryListItem & { readonly indicators: () => readonly unknown[] })[];
}

function itemsOfThemes({ themes, context: { content }, showLead = false }: ListProps & Themes): Items['items'] {
  return themes.map((theme) => ({
    entry: theme,
    title: entryName(theme),
    lead: theme.number,
    summary: showLead ? theme.lead : undefined,
    image: theme.image,
    indicators: () => indicatorsOfTheme(content, theme.url),
  }));
}

function itemsOfSubThemes({
  subThemes,
  context: { content },
  showLead = false,
}: ListProps & SubThemes): Items['items'] {
  return subThemes.map((subTheme) => ({
    entry: subTheme,
    summary: showLead ? (subTheme.lead ?? undefined) : undefined,
    image: subTheme.image,
    indicators: () => indicatorsOfSubTheme(content, subTheme.url),
  }));
}

function CountedList({ items, context, display, showCounts = true }: ListProps & Items): ReactNode {
  const form = display === 'tiles' ? 'tiles' : 'index';
  const shown = items.map(({ indicators, ...item }) => ({
    ...item,
    ...(showCounts && countOf(indicators().length, form, context)),
  }));
  const { countOfIndicators } = context.messages.labels;
  return <EntryList items={shown} context={context} figureLabel={countOfIndicators} display={form} />;
}

function CountedSection({ title, level = 2, anchor, ...list }: SectionProps & Items): ReactNode {
  const { items, context, display, showCounts = true } = list;
  const explainsCounts = showCounts && display !== 'tiles' && items.length > 0;
  const note = explainsCounts ? context.messages.overview.figuresAtEnd : undefined;
  return (
    <Section title={title} level={level} anchor={anchor} note={note}>
      {items.length === 0 ? <EmptyNote context={context} /> : <CountedList {...list} />}
    </Section>
  );
}

/** Themes by number under a heading, each with its number of indicators. */
export function ThemeSection(props: SectionProps & Themes): ReactNode {
  const { themes: title } = props.context.messages.labels;
  return <CountedSection title={title} anchor="liste-themen" {...props} items={itemsOfThemes(props)} />;
}

/** The same for sub-themes. */
export function SubThemeSection(props: SectionProps & SubThemes): ReactNode {
  const { subThemes: title } = props.context.messages.labels;
  return <CountedSection title={title} anchor="liste-unterthemen" {...props} items={itemsOfSubThemes(props)} />;
}

/** Sub-themes without a heading of their own. */
export function SubThemeList(props: ListProps & SubThemes): ReactNode {
  return <CountedList {...props} items={itemsOfSubThemes(props)} />;
}
