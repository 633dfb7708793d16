import type { ReactNode } from 'react';
import type { Entry } from '@/content-types/registry';
import { latestDetail, latestText } from '@/lib/data/latestText';
import { latestValue } from '@/lib/site/latestValue';
import type { PageContext } from '@/lib/site/pageContext';
import { TextIn } from '../language/TextIn';
import type { EntryListItem } from './EntryList/EntryList';

/**
 * The newest value of an indicator at the end of its line, and below it of what and when it is; nothing for other products.
 * Value, unit and period are read as one with the title, so they are in its language.
 */
export function latestValueProps(
  entry: Entry<'products'>,
  context: PageContext,
): Pick<EntryListItem, 'figure' | 'figureDetail'> {
  const latest = latestValue(entry, context);
  if (latest === undefined) return {};
  const language = entry.meta.locale;
  const inItsLanguage = (text: string): ReactNode => (
    <TextIn language={language} context={context}>
      {text}
    </TextIn>
  );
  return {
    figure: inItsLanguage(latestText(latest, language)),
    figureDetail: inItsLanguage(latestDetail(latest, entry.title, language)),
  };
}
