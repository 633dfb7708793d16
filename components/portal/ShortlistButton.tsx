import { useState } from 'react';
import type { ReactNode } from 'react';
import { maxShortlisted, toggleShortlisted } from '@/lib/portal/browser/shortlist';
import type { PortalRecord } from '@/lib/portal/browser/portalData';
import { fill } from '@/lib/i18n/fill';
import type { PortalTexts } from './portalProps';

export interface ShortlistButtonProps {
  readonly record: PortalRecord;
  readonly isKept: boolean;
  readonly texts: PortalTexts;
}

/** Adds an indicator to the shortlist or removes it; says so if the list is full. */
export function ShortlistButton({ record, isKept, texts }: ShortlistButtonProps): ReactNode {
  const [isRefused, setRefused] = useState(false);
  const { keep, forget, full } = texts.compare;
  return (
    <div className="indicator-tiles-keep screen-only">
      <button
        type="button"
        className="chosen-filters-reset"
        onClick={() => setRefused(!toggleShortlisted('indicators', record.key))}
      >
        {isKept ? forget : keep}
        <span className="visually-hidden">
          : <span lang={record.language || undefined}>{record.title}</span>
        </span>
      </button>
      {isRefused && <p role="alert">{fill(full, { most: String(maxShortlisted) })}</p>}
    </div>
  );
}
