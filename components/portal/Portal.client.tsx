'use client';

import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { narrow, prepare } from '@/lib/browser/portal/narrow';
import type { PortalRecord } from '@/lib/browser/portal/portalData';
import { firstState, sortings, step, views } from '@/lib/browser/portal/portalState';
import type { PortalState } from '@/lib/browser/portal/portalState';
import { saveFile } from '@/lib/browser/picture/saveFile';
import { fill } from '@/lib/language/fill';
import { formatNumber } from '@/lib/language/format/number';
import { languageTag } from '@/lib/language/paths';
import { csvLine } from '@/lib/site/charts/csv';
import chosen from '../search/ChosenFilters.module.scss';
import styles from '../search/Results.module.scss';
import search from '../search/SearchField.module.scss';
import { chosenCount, PortalFilters } from './PortalFilters';
import type { PortalFiltersProps } from './PortalFilters';
import { PortalResults } from './PortalResults';
import type { PortalProps } from './portalProps';
import { usePortal } from './usePortal';

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly values: readonly Value[];
  readonly names: Readonly<Record<Value, string>>;
  readonly onChoose: (value: Value) => void;
}

function Choose<Value extends string>({ label, value, values, names, onChoose }: ChoiceProps<Value>): ReactNode {
  return (
    <label className={styles.sort}>
      {label}
      <select
        className={styles.select}
        value={value}
        onChange={({ currentTarget }) => {
          const next = values.find((one) => one === currentTarget.value);
          if (next !== undefined) onChoose(next);
        }}
      >
        {values.map((one) => (
          <option key={one} value={one}>
            {names[one]}
          </option>
        ))}
      </select>
    </label>
  );
}

/** What the list is narrowed by, each to be taken away. */
function Chosen({ data, state, texts, go }: Pick<PortalFiltersProps, 'data' | 'state' | 'texts' | 'go'>): ReactNode {
  if (chosenCount(state) === 0 && state.words === '') return null;
  const { filters } = state;
  const values = Object.entries(data.choices).flatMap(([name, choices]) =>
    choices.filter(([value]) => Object.entries(filters).some(([own, all]) => own === name && all.includes(value))),
  );
  return (
    <ul className={chosen.list} aria-label={texts.chosen}>
      {values.map(([value, label]) => (
        <li key={`${value} ${label}`}>
          <button
            type="button"
            className={chosen.filter}
            onClick={() => {
              const without = (all: readonly string[]): readonly string[] => all.filter((one) => one !== value);
              go({
                filters: {
                  thema: without(filters.thema),
                  unterthema: without(filters.unterthema),
                  raeumlicheGliederung: without(filters.raeumlicheGliederung),
                  indikatorenset: without(filters.indikatorenset),
                  darstellungsart: without(filters.darstellungsart),
                },
              });
            }}
          >
            {label} <span aria-hidden="true">×</span>
            <span className="visually-hidden"> {texts.remove}</span>
          </button>
        </li>
      ))}
      <li>
        <button
          type="button"
          className={chosen.reset}
          onClick={() => go({ ...firstState, view: state.view, sort: state.sort })}
        >
          {texts.reset}
        </button>
      </li>
    </ul>
  );
}

/** The list as a file: what is shown of each indicator. */
function listAsCsv(records: readonly PortalRecord[], { texts }: PortalProps): string {
  const head = ['id', texts.indicator, texts.years, texts.currentValue, texts.lastUpdate, 'url'];
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

/** The indicator portal: all indicators, narrowed, sorted and shown as one likes; all of it in the address. */
export function Portal(props: PortalProps): ReactNode {
  const { locale, file, first, total, texts } = props;
  const { data, hasFailed, state, go, type } = usePortal(file);
  const portal = useMemo(() => data && prepare(data), [data]);
  const narrowed = useMemo(() => portal && narrow(portal, state, languageTag[locale]), [portal, state, locale]);
  const found = narrowed?.found ?? first;
  const count = narrowed === null ? total : found.length;
  const choose = (change: Partial<PortalState>): void => go({ shown: step, ...change });
  const { indicatorCount, oneIndicator } = texts;
  return (
    <div className={styles.results}>
      <label className={search.label} htmlFor="portal-words">
        {texts.field}
      </label>
      <input
        id="portal-words"
        className={search.field}
        type="search"
        autoComplete="off"
        value={state.words}
        onChange={({ currentTarget }) => type({ words: currentTarget.value, shown: step })}
      />
      {hasFailed && <p role="alert">{texts.failed}</p>}
      <div className={data === null ? styles.alone : styles.beside}>
        {data !== null && narrowed !== null && (
          <PortalFilters data={data} counts={narrowed.counts} state={state} texts={texts} go={choose} />
        )}
        <div className={styles.list}>
          <div className={styles.head}>
            <p role="status" className={styles.count}>
              {count === 1 ? oneIndicator : fill(indicatorCount, { count: formatNumber(count, locale) })}
            </p>
            <Choose
              label={texts.sort}
              value={state.sort}
              values={sortings}
              names={texts.sortings}
              onChoose={(sort) => choose({ sort })}
            />
            <Choose
              label={texts.view}
              value={state.view}
              values={views}
              names={texts.views}
              onChoose={(view) => go({ view })}
            />
          </div>
          {data !== null && <Chosen data={data} state={state} texts={texts} go={choose} />}
          {count === 0 ? (
            <p>{texts.none}</p>
          ) : (
            <PortalResults records={found.slice(0, state.shown)} view={state.view} texts={texts} />
          )}
          {data !== null && count > state.shown && (
            <button type="button" className="button" onClick={() => go({ shown: state.shown + step })}>
              {fill(texts.more, { count: formatNumber(Math.min(step, count - state.shown), locale) })}
            </button>
          )}
          {data !== null && count > 0 && (
            <button
              type="button"
              className={chosen.reset}
              onClick={() =>
                saveFile(
                  'indikatoren.csv',
                  new Blob(['\ufeff', listAsCsv(found, props)], { type: 'text/csv;charset=utf-8' }),
                )
              }
            >
              {texts.csv}
            </button>
          )}
        </div>
      </div>
    </div>
  );
}
