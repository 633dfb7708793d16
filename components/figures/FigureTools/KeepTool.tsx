import type { ReactNode } from 'react';
import { routes } from '@/content-types/routes';
import { localizedPath } from '@/lib/language/paths';
import type { Indicator } from '@/lib/site/indicators';
import type { PageContext } from '@/lib/site/pageContext';
import copyStyles from '../../ui/CopyField/CopyField.module.scss';
import { Tool } from './Tool';
import type { ToolProps } from './Tool';

interface KeepToolProps extends Pick<ToolProps, 'subject' | 'name'> {
  readonly indicator: Indicator;
  readonly context: PageContext;
}

/** Puts the indicator aside, to be compared in the portal: `lib/browser/portal/keepTool.ts`. */
export function KeepTool({ indicator, context, ...tool }: KeepToolProps): ReactNode {
  const { compare } = context.messages;
  return (
    <Tool {...tool} summary={compare.keep} needsScripts>
      <div
        data-keep={indicator.meta.key}
        data-add={compare.keep}
        data-remove={compare.forget}
        data-count={compare.count}
        data-full={compare.full}
      >
        <button type="button" className={copyStyles.copy}>
          {compare.keep}
        </button>{' '}
        <a href={localizedPath(context.locale, routes['indicator-portal'])} hidden>
          {compare.open}
        </a>
        <p role="status" />
      </div>
    </Tool>
  );
}
