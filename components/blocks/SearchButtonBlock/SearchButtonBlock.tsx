import type { ReactNode } from 'react';
import { routes } from '@/content-types/routes';
import { writeState } from '@/lib/search/addressState';
import { SearchForm } from '../../search/SearchForm/SearchForm';
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink';
import type { BlockProps } from '../blockProps';

/** A link to the search with given words, or a search field if a placeholder is set. */
export function SearchButtonBlock({ block, context, anchor }: BlockProps<'search-button'>): ReactNode {
  if (block.placeholder !== null) {
    return (
      <SearchForm
        context={context}
        id={`${anchor}-field`}
        placeholder={block.placeholder}
        words={block.query}
        submitLabel={block.label}
      />
    );
  }
  return (
    <ButtonLink
      address={`${routes.search}${writeState({ words: block.query ?? '' })}`}
      context={context}
      style="secondary"
    >
      {block.label}
    </ButtonLink>
  );
}
