import type { ReactNode } from 'react';
import type { Entry } from '@/content-types/registry';
import type { PageContext } from '@/lib/site/pageContext';
import { Link } from '../../Link';
import { Heading } from '../../ui/Heading';
import { Picture } from '../../ui/Picture/Picture';
import type { ImageContent } from '../../ui/Picture/Picture';

interface SlogansProps {
  readonly slogans: Entry<'home-page'>['slogans'];
  /** Shown beside the sentences, unless there is a teaser. */
  readonly image: ImageContent | null;
  /** The teaser; null if there is none. */
  readonly children: ReactNode;
  /** Below the sentences. */
  readonly box: ReactNode;
  readonly context: PageContext;
}

/** Large sentences with a figure each. */
export function Slogans({ slogans, image, context, children, box }: SlogansProps): ReactNode {
  const picture = image && <Picture image={image} />;
  if (slogans.length === 0)
    return (
      <>
        {children ?? picture}
        {box}
      </>
    );
  const beside = children ?? (picture && <div className="slogans-picture">{picture}</div>);
  return (
    <section className={beside === null ? 'slogans-alone' : 'slogans-pair'}>
      {beside}
      <div className="slogans-text">
        <Heading level={2} id="liste-saetze">
          {context.messages.overview.inOneSentence}
        </Heading>
        <ul className="slogans">
          {slogans.map(({ text, url }) => (
            <li key={text} className="slogans-slogan">
              {url === null ? (
                text
              ) : (
                <Link address={url} context={context} className="slogans-link">
                  {text}
                </Link>
              )}
            </li>
          ))}
        </ul>
        {box !== null && <div className="slogans-box">{box}</div>}
      </div>
    </section>
  );
}
