import type { ReactNode } from 'react';
import type { Entry } from '@/content-types/registry';
import { latestDetail, latestText } from '@/lib/data/latestText';
import { latestValue } from '@/lib/site/latestValue';
import type { PageContext } from '@/lib/site/pageContext';
import { TextIn } from '../language/TextIn';
import type { EntryListItem } from './EntryList/EntryList';

/**
 * Returns the newest value of an indicator for the end of its line, with what it measures and when; nothing for other
 * products. In the language of the title, as value, unit and period are read together with it.
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
