import type { ReactNode } from 'react';
import { defaultLocale } from '@/content-types/locales';
import { formatDate } from '@/lib/i18n/format/date';
import { fill } from '@/lib/i18n/fill';
import leichteSprache from '@/lib/i18n/messages/leichteSprache.json' with { type: 'json' };
import { languageTag, localizedPath } from '@/lib/i18n/paths';
import { Lines } from '../../ui/Lines';

export interface LeichteSpracheCheck {
  readonly by: string;
  /** A day, `YYYY-MM-DD`. */
  readonly at: string;
}

export interface LeichteSpracheNoteProps {
  /** The address without language. */
  readonly path: string;
  /** Null if nobody has checked the text; the note then leaves the check out. */
  readonly check: LeichteSpracheCheck | null;
}

/** At the end of a page in Leichte Sprache: who checked it, which version is legally binding, and where to find it. */
export function LeichteSpracheNote({ path, check }: LeichteSpracheNoteProps): ReactNode {
  return (
    <div className="leichte-sprache-note-note">
      {check !== null && (
        <p>
          <Lines text={fill(leichteSprache.note.checked, { by: check.by, at: formatDate(check.at, 'ls') })} />
        </p>
      )}
      <p>
        <Lines text={leichteSprache.note.notBinding} />
        <br />
        <a href={localizedPath(defaultLocale, path)} hrefLang={languageTag.de}>
          {leichteSprache.note.standardLanguage}
        </a>
      </p>
    </div>
  );
}
