import type { ReactNode } from 'react';
import type { PageContext } from '@/lib/site/pageContext';
import { subThemesOf } from '@/lib/site/indicators';
import { TextIn } from '../../TextIn';
import { EntryLink } from '../../EntryLink';
import styles from './TopicPicker.module.scss';

/** «Ich möchte etwas»: jumps to a sub-theme. Shown by the style sheet on pages whose menu key is `topics`. */
export function TopicPicker({ context }: { readonly context: PageContext }): ReactNode {
  const { picker_label: label, picker_placeholder: placeholder, meta } = context.content.single('headers');
  return (
    <section className={styles.picker} aria-labelledby="topic-picker-label" data-topic-picker>
      <p id="topic-picker-label" className={styles.label}>
        <TextIn language={meta.locale} context={context}>
          {label}
        </TextIn>
      </p>
      <details className={styles.details}>
        <summary className={styles.summary}>
          <TextIn language={meta.locale} context={context}>
            {placeholder}
          </TextIn>
        </summary>
        <ul className={styles.themes}>
          {context.content.all('display-themes').map((theme) => (
            <li key={theme.url} className={styles.theme}>
              <EntryLink entry={theme} context={context} className={styles.title} />
              <ul className={styles.links}>
                {subThemesOf(context.content, theme.url).map((subTheme) => (
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
