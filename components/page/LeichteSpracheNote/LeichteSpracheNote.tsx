import type { ReactNode } from 'react';
import { defaultLocale } from '@/content-types/locales';
import { formatDate } from '@/lib/language/format/date';
import { fill } from '@/lib/language/fill';
import { leichteSpracheNote as messages } from '@/lib/language/messages/ls';
import { languageTag, localizedPath } from '@/lib/language/paths';
import { Lines } from '../../ui/Lines';

export interface LeichteSpracheCheck {
  readonly by: string;
  /** A day, `YYYY-MM-DD`. */
  readonly at: string;
}

export interface LeichteSpracheNoteProps {
  /** The address without language. */
  readonly path: string;
  /** Null if nobody has checked the text: then nothing says so. */
  readonly check: LeichteSpracheCheck | null;
}

/** At the end of a page in Leichte Sprache: who checked it, which version is legally binding, and where to find it. */
export function LeichteSpracheNote({ path, check }: LeichteSpracheNoteProps): ReactNode {
  return (
    <div className="leichte-sprache-note-note">
      {check !== null && (
        <p>
          <Lines text={fill(messages.checked, { by: check.by, at: formatDate(check.at, 'ls') })} />
        </p>
      )}
      <p>
        <Lines text={messages.notBinding} />
        <br />
        <a href={localizedPath(defaultLocale, path)} hrefLang={languageTag.de}>
          {messages.standardLanguage}
        </a>
      </p>
    </div>
  );
}
