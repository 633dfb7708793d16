import type { ReactNode } from 'react';
import type { PageContext } from '@/lib/site/pageContext';
import { topicsFor } from '@/lib/site/topics';
import { EntryLink } from '../../lists/EntryLink';
import { TextIn } from '../../language/TextIn';
import { Icon } from '../../ui/Icon/Icon';
import styles from './TopicPicker.module.scss';

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
