import { useId } from 'react';
import type { ReactNode } from 'react';
import Markdown from 'react-markdown';
import type { Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import type { PageContext } from '@/lib/site/pageContext';
import { Link } from '../../Link';
import { Heading } from '../Heading';
import { below } from '../headingLevel';
import type { UpperLevel } from '../headingLevel';
import { glossaryTerms } from './glossaryTerms';
import styles from './Prose.module.scss';
import { sentenceLines } from './sentenceLines';

export interface ProseProps {
  /** Markdown; HTML in it is shown as text. */
  readonly text: string;
  readonly context: PageContext;
  /** The level of the heading above; those in the text come below it. */
  readonly level: UpperLevel;
}

function alignment(textAlign: string | undefined): string | undefined {
  return textAlign === 'right' || textAlign === 'center' ? styles[textAlign] : undefined;
}

function componentsFor(context: PageContext, level: UpperLevel): Components {
  const heading = ({ children }: { children?: ReactNode }): ReactNode => (
    <Heading level={below(level)}>{children}</Heading>
  );
  const subheading = ({ children }: { children?: ReactNode }): ReactNode => (
    <Heading level={below(below(level))}>{children}</Heading>
  );
  return {
    h1: heading,
    h2: heading,
    h3: heading,
    h4: subheading,
    h5: subheading,
    h6: subheading,
    // The reference of a footnote is a place on the page, too.
    a: ({ href = '', id, children }) => (
      <span id={id}>
        <Link address={href} context={context}>
          {children}
        </Link>
      </span>
    ),
    // Pictures in running text have no size and no rights; they belong into image fields.
    img: ({ alt }) => <>{alt}</>,
    // The parser aligns with inline styles, which the content security policy forbids.
    th: ({ style, children }) => (
      <th scope="col" className={alignment(style?.textAlign)}>
        {children}
      </th>
    ),
    td: ({ style, children }) => <td className={alignment(style?.textAlign)}>{children}</td>,
    table: ({ children }) => (
      // A wide table scrolls inside; the keyboard must reach it. Not a landmark: there may be several.
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable region
      <div className={styles.scroller} role="group" aria-label={context.messages.labels.table} tabIndex={0}>
        <table>{children}</table>
      </div>
    ),
  };
}

/** Text written by editors. */
export function Prose({ text, context, level }: ProseProps): ReactNode {
  // Several texts of a page may have footnotes of the same number.
  const prefix = useId();
  return (
    <div className={styles.prose}>
      <Markdown
        remarkPlugins={context.language === 'ls' ? [remarkGfm, sentenceLines] : [remarkGfm]}
        rehypePlugins={[glossaryTerms(context, prefix)]}
        components={componentsFor(context, level)}
        remarkRehypeOptions={{ footnoteLabel: context.messages.labels.notice, clobberPrefix: `${prefix}-` }}
        urlTransform={(address) => address}
      >
        {text}
      </Markdown>
    </div>
  );
}
