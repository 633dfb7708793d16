import type { ReactNode } from 'react';
import Markdown from 'react-markdown';
import type { Components, ExtraProps } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { contentHash } from '@/lib/shared/contentHash';
import { nonBreaking } from '@/lib/i18n/format/nonBreaking';
import { fill } from '@/lib/i18n/fill';
import type { PageContext } from '@/lib/site/pageContext';
import { Link } from '../../Link';
import { Heading } from '../../ui/Heading';
import { levelBelow } from '../../ui/headingLevel';
import type { UpperLevel } from '../../ui/headingLevel';
import { glossaryTerms } from './glossaryTerms';
import { TableScroller } from '../TableScroller/TableScroller';
import { sentenceLines } from './sentenceLines';
import { annotateTables } from './annotateTables';

/** A part of the HTML tree. */
type ElementContent = NonNullable<ExtraProps['node']>['children'][number];

export interface ProseProps {
  /** Markdown; HTML in it is shown as text. */
  readonly text: string;
  /** Its place on the page, so that ids differ if the same text is there twice. */
  readonly place: string;
  readonly context: PageContext;
  /** The level of the heading above; those in the text come below it. */
  readonly level: UpperLevel;
}

function alignment(textAlign: string | undefined): string | undefined {
  return textAlign === 'right' || textAlign === 'center' ? `prose-${textAlign}` : undefined;
}

function componentsFor(context: PageContext, level: UpperLevel): Components {
  const heading = ({ children }: { children?: ReactNode }): ReactNode => (
    <Heading level={levelBelow(level)}>{children}</Heading>
  );
  const subheading = ({ children }: { children?: ReactNode }): ReactNode => (
    <Heading level={levelBelow(levelBelow(level))}>{children}</Heading>
  );
  return {
    h1: heading,
    h2: heading,
    h3: heading,
    h4: subheading,
    h5: subheading,
    h6: subheading,
    // References of footnotes have ids, as the footnotes link back to them.
    a: ({ href = '', id, children, ...others }) => (
      <span id={id}>
        <Link address={href} context={context}>
          {'data-footnote-ref' in others && (
            <span className="visually-hidden">{context.messages.detail.footnote} </span>
          )}
          {href.startsWith('tel:') && typeof children === 'string' ? nonBreaking(children) : children}
        </Link>
      </span>
    ),
    // Pictures in running text have no size and no credit; they belong in image fields.
    img: ({ alt }) => <>{alt}</>,
    // The parser aligns with inline styles, which the content security policy forbids.
    th: ({ style, scope = 'col', children }) => (
      <th scope={scope} className={alignment(style?.textAlign)}>
        {children}
      </th>
    ),
    td: ({ style, children }) => <td className={alignment(style?.textAlign)}>{children}</td>,
    caption: ({ children }) => <caption className="prose-caption">{children}</caption>,
    table: ({ title = '', children }) => (
      <TableScroller label={title === '' ? context.messages.labels.table : title}>
        <table>{children}</table>
      </TableScroller>
    ),
  };
}

/** The link back from a footnote: an arrow, and words for screen readers. */
function backToText(context: PageContext): (reference: number) => ElementContent[] {
  return (reference) => {
    const words = fill(context.messages.detail.backToText, { number: String(reference + 1) });
    return [
      {
        type: 'element',
        tagName: 'span',
        properties: { ariaHidden: 'true' },
        children: [{ type: 'text', value: '↩' }],
      },
      {
        type: 'element',
        tagName: 'span',
        properties: { className: ['visually-hidden'] },
        children: [{ type: 'text', value: words }],
      },
    ];
  };
}

/** Text written by editors. */
export function Prose({ text, place, context, level }: ProseProps): ReactNode {
  // Several texts of a page may have footnotes of the same number.
  const prefix = `text-${contentHash([place, text]).slice(0, 8)}`;
  return (
    <div className="prose">
      <Markdown
        remarkPlugins={context.language === 'ls' ? [remarkGfm, sentenceLines] : [remarkGfm]}
        rehypePlugins={[[annotateTables, context.messages.colon], glossaryTerms(context, prefix)]}
        components={componentsFor(context, level)}
        remarkRehypeOptions={{
          footnoteLabel: context.messages.detail.footnotes,
          footnoteBackContent: backToText(context),
          clobberPrefix: `${prefix}-`,
        }}
        urlTransform={(address) => address}
      >
        {text}
      </Markdown>
    </div>
  );
}
