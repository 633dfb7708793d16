import type { ReactNode } from 'react';
import type { Entry } from '@/content-types/registry';
import type { PageContext } from '@/lib/site/pageContext';
import { Link } from '../../Link';
import { Heading } from '../../ui/Heading';
import { Picture } from '../../ui/Picture/Picture';
import type { ImageContent } from '../../ui/Picture/Picture';

interface SlogansProps {
  readonly slogans: Entry<'home-page'>['slogans'];
  /** Beside the sentences. */
  readonly image: ImageContent | null;
  readonly context: PageContext;
}

/** Sentences with a figure each, large, beside the picture of the page. */
export function Slogans({ slogans, image, context }: SlogansProps): ReactNode {
  if (slogans.length === 0) return image && <Picture image={image} />;
  return (
    <section className={image === null ? 'slogans-alone' : 'slogans-pair'}>
      {image !== null && (
        <div className="slogans-picture">
          <Picture image={image} />
        </div>
      )}
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
      </div>
    </section>
  );
}
