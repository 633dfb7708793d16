import type { ReactNode } from 'react';
import type { Entry } from '@/content-types/registry';
import { isReadable } from '@/lib/language/paths';
import { subThemesOf } from '@/lib/site/indicators';
import type { PageContext } from '@/lib/site/pageContext';
import { EntryLink } from '../../lists/EntryLink';
import { TextIn } from '../../language/TextIn';
import { Icon } from '../../ui/Icon/Icon';
import styles from './TopicPicker.module.scss';

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
    <section id="topic-picker" className={styles.picker} aria-labelledby="topic-picker-label" data-topic-picker>
      <details className={styles.details}>
        <summary className={styles.summary}>
          <span id="topic-picker-label" className={styles.label}>
            <TextIn language={meta.locale} context={context}>
              {label}
            </TextIn>
          </span>{' '}
          <span className={styles.choice}>
            <TextIn language={meta.locale} context={context}>
              {placeholder}
            </TextIn>
            <Icon name="down" />
          </span>
        </summary>
        <ul className={styles.themes}>
          {topics.map(({ theme, subThemes }) => (
            <li key={theme.url} className={styles.theme}>
              <EntryLink entry={theme} context={context} className={styles.title} />
              <ul className={styles.links}>
                {subThemes.map((subTheme) => (
                  <li key={subTheme.url}>
                    <EntryLink entry={subTheme} context={context} className={styles.link} />
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
