import type { ReactNode } from 'react';
import type { Entry } from '@/content-types/registry';
import type { PageContext } from '@/lib/site/pageContext';
import { unlessShown } from '@/lib/site/shownOnPage';
import { EmbeddedContent } from './EmbeddedContent/EmbeddedContent';
import { Picture } from '../ui/Picture/Picture';

const defaultHeight = 600;

export interface InteractiveContentProps {
  readonly interactive: Entry<'background-page-articles'>;
  readonly context: PageContext;
}

/**
 * What an interactive entry shows: embedded content, or its picture if it consists of blocks and the page does not show
 * the picture yet.
 */
export function InteractiveContent({ interactive, context }: InteractiveContentProps): ReactNode {
  const { url, title, purpose } = interactive;
  const image = unlessShown(interactive.image, context);
  if (interactive.interactive_type === 'content' || url === null || purpose === null) {
    return image && <Picture image={image} />;
  }
  return (
    <EmbeddedContent
      address={url}
      title={title}
      purpose={purpose}
      description={interactive.long_description}
      image={image}
      heightNarrow={interactive.height_mobile ?? defaultHeight}
      heightWide={interactive.height_desktop ?? defaultHeight}
      context={context}
    />
  );
}
