import { Fragment } from 'react';
import type { ReactNode } from 'react';

/** Plain text with its line breaks; in Leichte Sprache, texts have one sentence per line. */
export function Lines({ text }: { readonly text: string }): ReactNode {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.map((line, index) => (
    <Fragment key={`${index} ${line}`}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
}
