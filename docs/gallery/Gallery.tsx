import type { ReactNode } from 'react';
import { Blocks } from '@/components/blocks/Blocks';
import { IndicatorFigure } from '@/components/figures/IndicatorFigure/IndicatorFigure';
import { blockExamples } from '@/content-types/blocks/blockExamples';
import { blockTypes } from '@/content-types/blocks/blockTypes';
import { chartKinds } from '@/content-types/chartKinds';
import { indicatorEntry } from '@/tests/lib/charts/indicators';
import { contextIn, readBlocks } from '@/tests/support/site';
import { chartExamples } from './chartExamples';
import { partExamples, partNames } from './partExamples';
import { Colours, Distances, TypeScale } from './Tokens';
import type { Token } from './tokens';

const blockKinds = blockTypes.map(({ kind }) => kind);

interface ExampleProps {
  readonly kind: string;
  /** From 1. */
  readonly number: number;
  readonly children: ReactNode;
}

/** One example with its name; the address of the gallery with `#text/1` leads to it. */
function Example({ kind, number, children }: ExampleProps): ReactNode {
  const name = `${kind}/${number}`;
  return (
    <section id={name} aria-label={name}>
      <p className="gallery-name">
        <a href={`#${name}`}>{name}</a>
      </p>
      <div className="page gallery-example" lang="de-CH" data-example={name}>
        {children}
      </div>
    </section>
  );
}

function Parts(): ReactNode {
  const examples = partExamples(contextIn('de'));
  return partNames.map((name) => (
    <div key={name} data-kind={name}>
      <h3 className="gallery-heading">{name}</h3>
      {examples[name].map((example, index) => (
        <Example key={`${name}/${index}`} kind={name} number={index + 1}>
          {example}
        </Example>
      ))}
    </div>
  ));
}

function Charts(): ReactNode {
  return chartKinds.map((kind) => (
    <div key={kind} data-kind={`chart ${kind}`}>
      {chartExamples[kind].map((example, index) => (
        <Example key={example.title} kind={`chart-${kind}`} number={index + 1}>
          <IndicatorFigure
            indicator={indicatorEntry({ ...example, chart_type: kind, lesehilfe: null })}
            context={contextIn('de')}
            level={3}
            showTable={false}
            showDownloads={false}
          />
        </Example>
      ))}
    </div>
  ));
}

function AllBlocks(): ReactNode {
  return blockKinds.map((kind) => (
    <div key={kind} data-kind={kind}>
      <h3 className="gallery-heading">{kind}</h3>
      {blockExamples[kind].map((example, index) => (
        <Example key={`${kind}/${index}`} kind={kind} number={index + 1}>
          <Blocks blocks={readBlocks([example]).blocks} context={contextIn('de')} />
        </Example>
      ))}
    </div>
  ));
}

function Contents(): ReactNode {
  return (
    <nav aria-label="Contents" className="gallery-frame">
      <ul className="columns">
        {[...partNames, ...chartKinds.map((kind) => `chart-${kind}`), ...blockKinds].map((name) => (
          <li key={name}>
            <a href={`#${name}/1`}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function SchemeChoice(): ReactNode {
  return (
    <fieldset className="gallery-frame gallery-schemes">
      <legend>Colours</legend>
      {['system', 'light', 'dark'].map((scheme) => (
        <label key={scheme}>
          <input type="radio" name="scheme" value={scheme} defaultChecked={scheme === 'system'} /> {scheme}
        </label>
      ))}
    </fieldset>
  );
}

/** Design tokens, parts, charts and content boxes on one page, with the examples of the tests. */
export function Gallery({ tokens }: { readonly tokens: readonly Token[] }): ReactNode {
  return (
    <main>
      <div className="gallery-frame">
        <h1>Gallery</h1>
        <p>
          The design tokens, the parts of pages, all kinds of charts and content boxes, with the examples that the tests
          use.
        </p>
      </div>
      <SchemeChoice />
      <Contents />
      <div className="gallery-frame">
        <h2>Colours</h2>
        <Colours tokens={tokens} />
        <h2>Type</h2>
        <TypeScale tokens={tokens} />
        <h2>Space</h2>
        <Distances tokens={tokens} />
      </div>
      <h2 className="gallery-frame">Parts</h2>
      <Parts />
      <h2 className="gallery-frame">Charts</h2>
      <Charts />
      <h2 className="gallery-frame">Content boxes</h2>
      <AllBlocks />
    </main>
  );
}
