import { Fragment } from 'react';
import type { ReactNode } from 'react';

/** Plain text with the line breaks that it has; in Leichte Sprache each sentence is a line. */
export function Lines({ text }: { readonly text: string }): ReactNode {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.map((line, index) => (
    <Fragment key={`${index} ${line}`}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
}
