import type { ReactNode } from 'react';
import type { PageContext } from '@/lib/site/pageContext';
import type { Facet } from '@/components/blocks/productsOfBlock';
import { TextIn } from '../../language/TextIn';

export interface ProductFacetsProps {
  readonly facets: readonly Facet[];
  readonly context: PageContext;
  /** Unique on the page. */
  readonly name: string;
}

interface ChoiceProps {
  readonly name: string;
  readonly facet: string;
  readonly value: string;
  readonly children: ReactNode;
}

function Choice({ name, facet, value, children }: ChoiceProps): ReactNode {
  return (
    <label className="search-product-list-block-choice">
      <input
        type="radio"
        className="search-product-list-block-radio"
        name={name}
        value={value}
        defaultChecked={value === ''}
        data-facet={facet}
      />
      {children}
    </label>
  );
}

/** A radio group per facet. No autocomplete: a choice that the browser restores would not match the list. */
export function ProductFacets({ facets, context, name }: ProductFacetsProps): ReactNode {
  if (facets.length === 0) return null;
  return (
    <form className="search-product-list-block-facets" autoComplete="off">
      {facets.map((facet) => (
        <fieldset key={facet.name} className="search-product-list-block-facet">
          <legend className="search-product-list-block-legend">{facet.label}</legend>
          <div className="search-product-list-block-choices">
            <Choice name={`${name}-${facet.name}`} facet={facet.name} value="">
              {context.messages.productList.any}
            </Choice>
            {facet.values.map(({ key, label, language = context.language, count }) => (
              <Choice key={key} name={`${name}-${facet.name}`} facet={facet.name} value={key}>
                <TextIn language={language} context={context}>
                  {label}
                </TextIn>{' '}
                <span className="search-product-list-block-count">{count}</span>
              </Choice>
            ))}
          </div>
        </fieldset>
      ))}
    </form>
  );
}
