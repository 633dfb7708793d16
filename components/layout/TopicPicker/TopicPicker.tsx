import type { ReactNode } from 'react';
import type { Entry } from '@/content-types/registry';
import { isReadable } from '@/lib/i18n/paths';
import { subThemesOf } from '@/lib/site/indicators';
import type { PageContext } from '@/lib/site/pageContext';
import { EntryLink } from '../../language/EntryLink';
import { TextIn } from '../../language/TextIn';
import { Icon } from '../../ui/Icon/Icon';

interface Topic {
  readonly theme: Entry<'display-themes'>;
  readonly subThemes: readonly Entry<'display-subthemes'>[];
}

/** In Leichte Sprache only what can be read in it. */
function topicsFor({ content, locale }: PageContext): readonly Topic[] {
  const isListed = ({ meta }: Entry<'display-themes'> | Entry<'display-subthemes'>): boolean =>
    isReadable(meta.locale, locale);
  return content
    .all('display-themes')
    .filter(isListed)
    .map((theme) => ({ theme, subThemes: subThemesOf(content, theme.url).filter(isListed) }));
}

/** «Ich möchte etwas»: jumps to a sub-theme. Shown by the style sheet on pages whose menu key is `topics`. */
export function TopicPicker({ context }: { readonly context: PageContext }): ReactNode {
  const { picker_label: label, picker_placeholder: placeholder, meta } = context.content.single('headers');
  const topics = topicsFor(context);
  if (topics.length === 0) return null;
  return (
    <section id="topic-picker" className="topic-picker-picker" aria-labelledby="topic-picker-label" data-topic-picker>
      <details className="topic-picker-details">
        <summary className="topic-picker-summary">
          <span id="topic-picker-label" className="topic-picker-label">
            <TextIn language={meta.locale} context={context}>
              {label}
            </TextIn>
          </span>{' '}
          <span className="topic-picker-choice">
            <TextIn language={meta.locale} context={context}>
              {placeholder}
            </TextIn>
            <Icon name="down" />
          </span>
        </summary>
        <ul className="topic-picker-themes">
          {topics.map(({ theme, subThemes }) => (
            <li key={theme.url} className="topic-picker-theme">
              <EntryLink entry={theme} context={context} className="topic-picker-title" />
              <ul className="topic-picker-links">
                {subThemes.map((subTheme) => (
                  <li key={subTheme.url}>
                    <EntryLink entry={subTheme} context={context} className="topic-picker-link" />
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}
