'use client';

import { useLayoutEffect, useMemo, useRef } from 'react';
import type { ReactNode } from 'react';
import { filterRecords, preparePortal } from '@/lib/portal/browser/filterRecords';
import { pageStep } from '@/lib/portal/browser/portalState';
import type { PortalState } from '@/lib/portal/browser/portalState';
import { languageTag } from '@/lib/i18n/paths';
import { LoadFailure } from '../LoadFailure';
import { Comparison } from './Comparison';
import { PortalList } from './PortalList';
import type { PortalProps } from './portalProps';
import { useShortlist } from './useShortlist';
import { usePortal } from './usePortal';
import type { PortalController } from './usePortal';

const fieldId = 'portal-words';

function Words({
  state,
  texts,
  type,
}: Pick<PortalController, 'state' | 'type'> & Pick<PortalProps, 'texts'>): ReactNode {
  return (
    <div className="search-field-form screen-only">
      <label className="search-field-label" htmlFor={fieldId}>
        {texts.field}
      </label>
      <input
        id={fieldId}
        className="search-field-field"
        type="search"
        autoComplete="off"
        value={state.words}
        onChange={({ currentTarget }) => type({ words: currentTarget.value, shown: pageStep })}
      />
    </div>
  );
}

/** The indicator portal: filters, sorts and shows all indicators, or compares some; all of its state is in the address. */
export function Portal(props: PortalProps): ReactNode {
  const { locale, file, texts } = props;
  const used = usePortal(file);
  const { data, hasFailed, retry, state, go, type } = used;
  const portal = useMemo(() => data && preparePortal(data), [data]);
  const narrowed = useMemo(() => portal && filterRecords(portal, state, languageTag[locale]), [portal, state, locale]);
  const kept = useShortlist('indicators');
  const place = useRef<HTMLDivElement>(null);
  const hasMoved = useRef(false);
  useLayoutEffect(() => {
    // The pressed button is gone, so the focus moves to the new content.
    if (hasMoved.current) place.current?.focus();
    hasMoved.current = false;
  });
  const move = (change: Partial<PortalState>): void => {
    hasMoved.current = true;
    go(change);
  };
  const compared = data && state.compared?.flatMap((key) => data.records.filter((record) => record.key === key));
  return (
    // Named, so that screen readers do not read out all its content on focus.
    <div
      className="results with-scripts"
      ref={place}
      tabIndex={-1}
      role="group"
      aria-label={compared ? texts.compare.title : texts.label}
    >
      {compared ? (
        <Comparison records={compared} kept={kept} locale={locale} texts={texts} go={move} />
      ) : (
        <>
          <Words state={state} texts={texts} type={type} />
          {hasFailed && <LoadFailure text={texts.failed} again={texts.tryAgain} onAgain={retry} />}
          <PortalList {...props} {...used} narrowed={narrowed} kept={kept} onCompare={() => move({ compared: kept })} />
        </>
      )}
    </div>
  );
}
