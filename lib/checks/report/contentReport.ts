import type { Planned } from '@/lib/content/planned';
import type { Problem } from '@/lib/faults/problem';
import type { contactsIn } from './contacts';
import type { EntryNews } from './contentNews';
import type { FirstStep } from './firstSteps';
import type { TranslationGap } from './translationGaps';

/** What editors should fix and know about content. */
export interface ContentReport {
  /** The instant for which the content was chosen. */
  readonly asOf: string;
  readonly problems: readonly Problem[];
  /** What an office that begins has to write first; none once all is there. */
  readonly firstSteps: readonly FirstStep[];
  /** What waits for its instant. */
  readonly planned: readonly Planned[];
  readonly translations: readonly TranslationGap[];
  /** The changes from the content that was published before, as of `since`; null if that is unknown. */
  readonly news: { readonly since: string; readonly entries: readonly EntryNews[] } | null;
  /** Whom to ask about an entry. */
  readonly contactsOf: ReturnType<typeof contactsIn>;
  readonly cmsUrl: string | null;
}
