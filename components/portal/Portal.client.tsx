'use client';

import { useEffect, useMemo, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
import { narrow, prepare } from '@/lib/browser/portal/narrow';
import type { PortalRecord } from '@/lib/browser/portal/portalData';
import { passList } from '@/lib/browser/portal/passedList';
import { isNarrowed, step, writeState } from '@/lib/browser/portal/portalState';
import type { PortalState } from '@/lib/browser/portal/portalState';
import { saveFile } from '@/lib/browser/picture/saveFile';
import { fill } from '@/lib/language/fill';
import { formatNumber } from '@/lib/language/format/number';
import { languageTag } from '@/lib/language/paths';
import { csvLine } from '@/lib/site/charts/csv';
import chosen from '../search/ChosenFilters.module.scss';
import styles from '../search/Results.module.scss';
import field from '../search/SearchField.module.scss';
import { FoldedFilters } from '../search/Facets';
import { Chosen } from './Chosen';
import { ListHead } from './ListHead';
import { PortalFilters } from './PortalFilters';
import { PortalResults } from './PortalResults';
import type { PortalProps } from './portalProps';
import { usePortal } from './usePortal';
import type { UsedPortal } from './usePortal';

/** The list as a file: what is shown of each indicator. */
function listAsCsv(records: readonly PortalRecord[], { texts }: Pick<PortalProps, 'texts'>): string {
  const head = ['id', texts.indicator, texts.period, texts.currentValue, texts.lastUpdate, 'url'];
  const rows = records.map(({ key, title, figure, updated, address }) => [
    key,
    title,
    figure?.detail ?? null,
    figure === null ? null : figure.number + figure.unit,
    updated,
    new URL(address, window.location.href).href,
  ]);
  return [head, ...rows].map(csvLine).join('');
}

function saveList(records: readonly PortalRecord[], props: PortalProps): void {
  // Spreadsheets know the encoding by the mark at the beginning.
  saveFile('indikatoren.csv', new Blob(['\ufeff', listAsCsv(records, props)], { type: 'text/csv;charset=utf-8' }));
}

const fieldId = 'portal-words';

function Words({ state, texts, type }: Pick<UsedPortal, 'state' | 'type'> & Pick<PortalProps, 'texts'>): ReactNode {
  return (
    <div className={`${field.form} screen-only`}>
      <label className={field.label} htmlFor={fieldId}>
        {texts.field}
      </label>
      <input
        id={fieldId}
        className={field.field}
        type="search"
        autoComplete="off"
        value={state.words}
        onChange={({ currentTarget }) => type({ words: currentTarget.value, shown: step })}
      />
    </div>
  );
}

/** A link of the list hands it over to the page that it leads to, if it is narrowed. */
function usePassedList(found: readonly PortalRecord[], state: PortalState): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const list = place.current;
    const pass = ({ target }: Event): void => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link === null) return;
      const address = window.location.pathname + writeState(state);
      const passed = { list: address, addresses: found.map((record) => record.address) };
      passList(isNarrowed(state) ? passed : null, link.pathname);
    };
    list?.addEventListener('click', pass);
    return () => list?.removeEventListener('click', pass);
  }, [found, state]);
  return place;
}

interface FoundProps extends PortalProps, Pick<UsedPortal, 'state' | 'go'> {
  readonly found: readonly PortalRecord[];
  /** Whether these are all that match; before the data are there it is the beginning of them. */
  readonly isComplete: boolean;
}

function Found({ found, isComplete, state, go, ...props }: FoundProps): ReactNode {
  const { texts, locale } = props;
  const left = isComplete ? found.length - state.shown : 0;
  return (
    <>
      <PortalResults records={found.slice(0, state.shown)} view={state.view} texts={texts} />
      {left > 0 && (
        <p className="screen-only">
          <button type="button" className={chosen.filter} onClick={() => go({ shown: state.shown + step })}>
            {fill(texts.more, { count: formatNumber(Math.min(step, left), locale) })}
          </button>
        </p>
      )}
      {isComplete && (
        <p>
          <button type="button" className={chosen.reset} onClick={() => saveList(found, props)}>
            {texts.csv}
          </button>
        </p>
      )}
    </>
  );
}

/** The indicator portal: all indicators, narrowed, sorted and shown as one likes; all of it in the address. */
export function Portal(props: PortalProps): ReactNode {
  const { locale, file, first, total, texts } = props;
  const { data, hasFailed, state, go, type } = usePortal(file);
  const portal = useMemo(() => data && prepare(data), [data]);
  const narrowed = useMemo(() => portal && narrow(portal, state, languageTag[locale]), [portal, state, locale]);
  const found = narrowed?.found ?? first;
  const count = narrowed === null ? total : found.length;
  const place = usePassedList(found, state);
  const choose = (change: Partial<PortalState>): void => go({ shown: step, ...change });
  return (
    <div className={`${styles.results} with-scripts`}>
      <Words state={state} texts={texts} type={type} />
      {hasFailed && <p role="alert">{texts.failed}</p>}
      <div className={styles.beside}>
        {data === null || narrowed === null ? (
          // What comes later has its place already.
          <FoldedFilters texts={texts} chosen={0} />
        ) : (
          <PortalFilters data={data} counts={narrowed.counts} state={state} texts={texts} go={choose} />
        )}
        <div className={styles.list} ref={place}>
          <ListHead
            count={count}
            state={state}
            texts={texts}
            locale={locale}
            onSort={(sort) => choose({ sort })}
            onView={(view) => go({ view })}
          />
          {data !== null && <Chosen data={data} state={state} texts={texts} go={choose} />}
          {count === 0 && <p>{texts.none}</p>}
          {count > 0 && <Found {...props} found={found} isComplete={narrowed !== null} state={state} go={go} />}
        </div>
      </div>
    </div>
  );
}
