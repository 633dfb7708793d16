import { useEffect, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
import { saveFile } from '@/lib/drawing/browser/picture/saveFile';
import type { FilteredRecords } from '@/lib/portal/browser/filterRecords';
import { isUnmodifiedClick } from '@/lib/shared/browser/isUnmodifiedClick';
import { storeResultList } from '@/lib/portal/browser/resultList';
import type { PortalRecord } from '@/lib/portal/browser/portalData';
import { isFiltered, pageStep, writeState } from '@/lib/portal/browser/portalState';
import type { PortalState } from '@/lib/portal/browser/portalState';
import { fill } from '@/lib/i18n/fill';
import { formatNumber } from '@/lib/i18n/format/number';
import { csvLine } from '@/lib/open-data/csv';
import { FoldedFilters } from '../search/Facets';
import { ActiveFilters } from './ActiveFilters';
import { ShortlistBar } from './ShortlistBar';
import { ListHead } from './ListHead';
import { PortalFilters } from './PortalFilters';
import { PortalResults } from './PortalResults';
import type { PortalResultsProps } from './PortalResults';
import type { PortalProps } from './portalProps';
import type { PortalController } from './usePortal';

/** The list as CSV, with what it shows of each indicator. */
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
  // Spreadsheets recognize the encoding by the byte order mark.
  saveFile('indikatoren.csv', new Blob(['\ufeff', listAsCsv(records, props)], { type: 'text/csv;charset=utf-8' }));
}

/** Hands a filtered list over to the page whose link is clicked. */
function usePassedList(found: readonly PortalRecord[], state: PortalState): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const list = place.current;
    const pass = (event: MouseEvent): void => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link === null || !isUnmodifiedClick(event)) return;
      const address = window.location.pathname + writeState(state);
      const passed = { list: address, addresses: found.map((record) => record.address) };
      storeResultList(isFiltered(state) ? passed : null, link.pathname);
    };
    list?.addEventListener('click', pass);
    return () => list?.removeEventListener('click', pass);
  }, [found, state]);
  return place;
}

interface FoundProps extends PortalProps, Pick<PortalController, 'state' | 'go'>, Pick<PortalResultsProps, 'kept'> {
  readonly found: readonly PortalRecord[];
  /** Whether these are all that match; until the data are loaded, they are only the first ones. */
  readonly isComplete: boolean;
}

/** Shows more of the list, and moves the focus to the first new item, as the button may be gone. */
function useMore({ found, state, go }: Pick<FoundProps, 'found' | 'state' | 'go'>): {
  readonly list: RefObject<HTMLDivElement | null>;
  readonly showMore: () => void;
} {
  const list = useRef<HTMLDivElement>(null);
  const next = useRef<string | undefined>(undefined);
  useEffect(() => {
    const links = [...(list.current?.querySelectorAll('a') ?? [])];
    const link = next.current && links.find((one) => one.getAttribute('href') === next.current);
    if (!link) return;
    link.focus();
    next.current = undefined;
  });
  const showMore = (): void => {
    next.current = found[state.shown]?.address;
    go({ shown: state.shown + pageStep });
  };
  return { list, showMore };
}

function Found({ found, isComplete, state, go, kept, ...props }: FoundProps): ReactNode {
  const { texts, locale } = props;
  const left = isComplete ? found.length - state.shown : 0;
  const { list, showMore } = useMore({ found, state, go });
  return (
    <>
      <div ref={list}>
        <PortalResults records={found.slice(0, state.shown)} view={state.view} kept={kept} texts={texts} />
      </div>
      {left > 0 && (
        <p className="screen-only">
          <button type="button" className="chosen-filters-filter" onClick={showMore}>
            {fill(texts.more, { count: formatNumber(Math.min(pageStep, left), locale) })}
          </button>
        </p>
      )}
      {isComplete && (
        <p>
          <button type="button" className="chosen-filters-reset" onClick={() => saveList(found, props)}>
            {texts.csv}
          </button>
        </p>
      )}
    </>
  );
}

export interface PortalListProps extends PortalProps, PortalController, Pick<PortalResultsProps, 'kept'> {
  /** Null until the data are loaded. */
  readonly narrowed: FilteredRecords | null;
  readonly onCompare: () => void;
}

/** The matching indicators, with the filters. */
export function PortalList(props: PortalListProps): ReactNode {
  const { locale, first, total, texts, data, state, go, narrowed, kept, onCompare } = props;
  const found = narrowed?.found ?? first;
  const count = narrowed === null ? total : found.length;
  const place = usePassedList(found, state);
  const choose = (change: Partial<PortalState>): void => go({ shown: pageStep, ...change });
  return (
    <div className="results-beside">
      {data === null || narrowed === null ? (
        // Reserves the place of the filters.
        <FoldedFilters texts={texts} chosen={0} />
      ) : (
        <PortalFilters data={data} counts={narrowed.counts} state={state} texts={texts} go={choose} />
      )}
      <div className="results-list" ref={place}>
        <ListHead
          count={count}
          state={state}
          texts={texts}
          locale={locale}
          onSort={(sort) => choose({ sort })}
          onView={(view) => go({ view })}
        />
        {data !== null && <ActiveFilters data={data} state={state} texts={texts} go={choose} />}
        <ShortlistBar kind="indicators" kept={kept} texts={texts.compare} onCompare={onCompare} />
        {count === 0 && <p>{texts.none}</p>}
        {count > 0 && <Found {...props} found={found} isComplete={narrowed !== null} />}
      </div>
    </div>
  );
}
