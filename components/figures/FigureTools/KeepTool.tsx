import type { ReactNode } from 'react';
import type { Indicator } from '@/lib/site/indicators';
import type { PageContext } from '@/lib/site/pageContext';
import { KeepBox } from './KeepBox';
import { Tool } from './Tool';
import type { ToolProps } from './Tool';

interface KeepToolProps extends Pick<ToolProps, 'subject' | 'name'> {
  readonly indicator: Indicator;
  readonly context: PageContext;
}

/** Puts the indicator aside, to be compared in the portal. */
export function KeepTool({ indicator, context, ...tool }: KeepToolProps): ReactNode {
  const { compare } = context.messages;
  return (
    <Tool {...tool} context={context} summary={compare.keep} needsScripts>
      <KeepBox kind="indicators" entry={indicator.meta.key} texts={compare} context={context} />
    </Tool>
  );
}
