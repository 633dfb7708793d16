/** Whether figures say where they come from, and when new ones will come. */
import { defaultLocale } from '@/content-types/locales';
import { normalizeAreaName } from '@/lib/data/joinAreas';
import { areaNamesIn, rowKindsOf } from '@/lib/data/areaMentions';
import type { NamingIndicator } from '@/lib/data/areaMentions';
import { namesOwnAreas } from '@/lib/data/areaUnits';
import { isFilled } from '@/lib/content/isFilled';
import type { CheckedEntry } from '@/lib/content/checkedEntry';
import type { CheckContext, CheckGroup, CheckFinding } from './checkTypes';

/** Figures that will not be updated any more, even if a day is still announced. */
const isGivenUp = /\b(?:abgeschlossen|eingestellt|nicht mehr)/i;

/** Figures without a regular date. */
const isIrregular = /\b(?:einmalig|unregelmässig)/i;

function says(words: unknown, pattern: RegExp): boolean {
  return typeof words === 'string' && pattern.test(words);
}

/** Indicators and statistics in German; these checks hold for all languages. */
function isStatistic({ meta: { type, locale }, values }: CheckedEntry): boolean {
  if (locale !== defaultLocale) return false;
  return type === 'products' ? values['produkt'] === 'Indikator' : type === 'kategories';
}

function missing(field: string, code: 'source-missing' | 'description-missing') {
  return (entry: CheckedEntry): readonly CheckFinding[] =>
    isStatistic(entry) && field in entry.values && !isFilled(entry.values[field]) ? [{ field, fault: { code } }] : [];
}

/** Whether the announced figures have come: see docs/decisions/029-calendar-and-feeds.md. */
function isKept({ next_update: day, last_update: last }: CheckedEntry['values']): boolean {
  return typeof day === 'string' && typeof last === 'string' && last >= day;
}

function withoutNextUpdate(entry: CheckedEntry): readonly CheckFinding[] {
  const { next_update: day, next_update_text: words, frequency } = entry.values;
  const isAnnounced = (isFilled(day) && !isKept(entry.values)) || isFilled(words);
  if (!isStatistic(entry) || isAnnounced) return [];
  if (says(frequency, isGivenUp) || says(frequency, isIrregular)) return [];
  return [{ field: 'next_update', fault: { code: 'next-update-missing' } }];
}

/** Figures are not overdue on the day itself. Articles never are: a new article follows instead. */
function overdue({ meta, values }: CheckedEntry, { today }: CheckContext): readonly CheckFinding[] {
  const { next_update: day, frequency } = values;
  const isLate = typeof day === 'string' && day < today && !isKept(values) && !says(frequency, isGivenUp);
  if (!isLate || meta.locale !== defaultLocale || meta.type === 'articles') return [];
  return [{ field: 'next_update', fault: { code: 'update-overdue', values: { day } } }];
}

const mostNames = 5;

/** Names that are in no list of the office: usually misspelt. */
function unlistedAreas(entry: CheckedEntry): readonly CheckFinding[] {
  if (!isStatistic(entry) || !Array.isArray(entry.values['columns'])) return [];
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- checked against this type when it was made
  const indicator = entry.values as unknown as NamingIndicator;
  if (!namesOwnAreas(indicator)) return [];
  const listed = rowKindsOf(indicator);
  const names = areaNamesIn(indicator).filter((name) => !listed.has(normalizeAreaName(name)));
  const told = names
    .slice(0, mostNames)
    .map((name) => `«${name}»`)
    .join(', ');
  return names.length === 0 ? [] : [{ field: 'data_rows', fault: { code: 'area-unlisted', values: { names: told } } }];
}

/** Upcoming data that are public. In the snapshot, `upcoming_at` says since when. */
function upcomingIsPublic({ meta, values }: CheckedEntry): readonly CheckFinding[] {
  const { upcoming_at: when } = values;
  if (meta.locale !== defaultLocale || typeof when !== 'string') return [];
  return [{ field: 'upcoming_data_file', fault: { code: 'upcoming-public', values: { when } } }];
}

export const figureChecks: CheckGroup = {
  title: 'Zahlen',
  checks: [
    {
      code: 'indicator-field-empty',
      severity: 'error',
      doc: 'Einem Indikator fehlt die Einheit, die Lesehilfe, die Beschreibung des Diagramms, oder ihm fehlen die Daten.',
    },
    {
      code: 'source-missing',
      severity: 'warning',
      doc: 'Einem Indikator oder einer Statistik fehlt die Quelle.',
      find: missing('sources', 'source-missing'),
    },
    {
      code: 'description-missing',
      severity: 'warning',
      doc: 'Einem Indikator fehlt die Beschreibung.',
      find: missing('description', 'description-missing'),
    },
    {
      code: 'next-update-missing',
      severity: 'warning',
      doc: 'Niemand weiss, wann neue Zahlen kommen: Es fehlen Tag und Text. In `frequency` sagen «einmalig», «unregelmässig», «abgeschlossen» oder «eingestellt», dass keine kommen.',
      find: withoutNextUpdate,
    },
    {
      code: 'area-unlisted',
      severity: 'warning',
      doc: 'In den Daten steht ein Gebiet, das in keiner Liste des Amts ist. Es hat keine Seite und keinen Rang.',
      find: unlistedAreas,
    },
    {
      code: 'update-overdue',
      severity: 'warning',
      doc: 'Der Tag der nächsten Aktualisierung ist vorbei, und die letzte Aktualisierung ist älter.',
      find: overdue,
    },
    {
      code: 'data-source-failed',
      severity: 'warning',
      doc: 'Die Quelle, von der die Website Daten holt, antwortet nicht, wie sie soll; die letzten guten bleiben. Ebenso, wenn sie leer ist, eine Webseite, andere Spalten oder viel weniger Zeilen hat.',
    },
    {
      code: 'upcoming-public',
      severity: 'warning',
      doc: 'Neue Daten sind erschienen und stehen noch im Feld der neuen Daten.',
      find: upcomingIsPublic,
    },
    {
      code: 'upcoming-not-moved',
      severity: 'warning',
      doc: 'Weitere Daten sollen kommen, oder das Bündel ist weg, bevor die öffentlichen an ihren Platz kamen.',
    },
    {
      code: 'upcoming-time-missing',
      severity: 'warning',
      doc: 'Neue Daten haben weder einen Zeitpunkt noch ein Bündel.',
    },
    { code: 'upcoming-file-missing', severity: 'warning', doc: 'Neue Daten sind angekündigt, aber ihre Datei fehlt.' },
    {
      code: 'finding-other-value',
      severity: 'warning',
      doc: 'Die Lesehilfe nennt einen anderen Wert als die Daten.',
    },
    {
      code: 'finding-other-direction',
      severity: 'warning',
      doc: 'Die Lesehilfe sagt «mehr», die Daten sagen weniger, oder umgekehrt.',
    },
  ],
};
