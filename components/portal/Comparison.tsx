import type { ReactNode } from 'react';
import { saveShortlist, shortlistedKeys, maxShortlisted } from '@/lib/portal/browser/shortlist';
import type { PortalRecord } from '@/lib/portal/browser/portalData';
import { fill } from '@/lib/i18n/fill';
import { ComparedChart } from './ComparedChart';
import { Tile } from './PortalResults';
import type { PortalProps } from './portalProps';
import type { PortalController } from './usePortal';

export interface ComparisonProps extends Pick<PortalProps, 'locale' | 'texts'>, Pick<PortalController, 'go'> {
  readonly records: readonly PortalRecord[];
  readonly kept: readonly string[];
}

/** Compares the indicators in the address: side by side, and in one chart if they can share one. */
export function Comparison({ records, kept, locale, texts, go }: ComparisonProps): ReactNode {
  const { compare } = texts;
  const keys = records.map(({ key }) => key);
  const remove = (key: string): void => {
    saveShortlist(
      'indicators',
      shortlistedKeys('indicators').filter((other) => other !== key),
    );
    go({ compared: keys.filter((other) => other !== key) });
  };
  return (
    <div className="results">
      <h2>{compare.title}</h2>
      <p className="screen-only">
        <button type="button" className="chosen-filters-filter" onClick={() => go({ compared: null })}>
          {texts.toSelection}
        </button>{' '}
        {keys.length > 0 && keys.join() !== kept.join() && (
          <button type="button" className="chosen-filters-reset" onClick={() => saveShortlist('indicators', keys)}>
            {compare.keepThese}
          </button>
        )}
      </p>
      <p role="status" className={keys.length > 0 ? 'visually-hidden' : undefined}>
        {fill(keys.length > 0 ? compare.count : compare.empty, {
          count: String(keys.length),
          most: String(maxShortlisted),
        })}
      </p>
      <ul className="indicator-tiles-tiles" aria-label={compare.title}>
        {records.map((record) => (
          <Tile key={record.key} record={record} texts={texts} hasChanges>
            <p className="indicator-tiles-keep screen-only">
              <button type="button" className="chosen-filters-reset" onClick={() => remove(record.key)}>
                {compare.remove}
                <span className="visually-hidden">
                  : <span lang={record.language || undefined}>{record.title}</span>
                </span>
              </button>
            </p>
          </Tile>
        ))}
      </ul>
      {/* Leichte Sprache shows little at a time. */}
      {locale !== 'ls' && records.length > 1 && <ComparedChart records={records} locale={locale} texts={texts} />}
    </div>
  );
}
