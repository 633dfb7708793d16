/** Placeholders that editors have left in texts. */
import { memoize } from '@/lib/shared/browser/memoize';
import type { CheckedEntry } from '@/lib/content/checkedEntry';
import { visitTexts } from '@/lib/content/visit';
import type { CheckGroup, CheckFinding } from './checkTypes';

/** Placeholders anywhere in a text. Capitals matter: «todo» and «xxx» are words in some languages. */
const anywhere = [
  /\blorem ipsum\b/i,
  /<(?:bitte|veuillez|prego|please)\b/i,
  /\bTODO\b|\bTBD\b|\bTBA\b|\bFIXME\b|\bXXX+\b/,
  /\b(?:dies ist|das ist) (?:ein )?(?:platzhalter|blindtext)/i,
  /\[(?:text|titel|zahl|datum|quelle|texte|titre|chiffre|testo|titolo|cifra|title|number|date|source)\](?!\()/i,
];

const subjects = String.raw`(?:text|beschreibung|lead|titel|inhalt|zahlen|daten|angaben|quelle|texte|description|titre|contenu|données|testo|descrizione|titolo|contenuto|dati|title|content|data|source|image|bild|alt-?text)`;

/** Placeholders that are the whole text of a field; a full stop or dots may follow. */
const alone = [
  new RegExp(
    String.raw`^(?:der |die |das |le |la |les |il |the )?${subjects} (?:folgt|folgen)(?: (?:noch|später|bald))?$`,
    'i',
  ),
  new RegExp(
    String.raw`^(?:noch )?(?:zu )?(?:ergänzen|schreiben|auszufüllen|ausfüllen)$|^(?:wird|werden) (?:noch )?ergänzt$`,
    'i',
  ),
  new RegExp(
    String.raw`^${subjects} (?:à venir|à compléter|suit|suivra|provisoire)$|^à (?:compléter|venir|rédiger|remplir)$`,
    'i',
  ),
  new RegExp(
    String.raw`^${subjects} (?:segue|in arrivo|da (?:inserire|completare)|provvisori[oa])$|^da (?:inserire|completare|compilare)$`,
    'i',
  ),
  new RegExp(
    String.raw`^${subjects} (?:to follow|follows|goes here|to come)$|^to be (?:added|written|completed|defined|announced)$`,
    'i',
  ),
  /^(?:platzhalter|blindtext|mustertext|beispieltext|dummy(?: ?text)?|placeholder|texte? provisoire|segnaposto|tbd|tba|todo|xxx+|\?{2,}|\.{3}|…|-{2,}|n\.\s?n\.)$/i,
];

function isPlaceholder(text: string): boolean {
  if (anywhere.some((pattern) => pattern.test(text))) return true;
  const whole = text.trim();
  const bare = whole.replace(/(?<=\p{L})\s*[.…:!]+$/u, '');
  return alone.some((pattern) => pattern.test(bare) || pattern.test(whole));
}

/** Data have signs of their own for missing values, and addresses are not texts. */
const withoutTexts: ReadonlySet<string> = new Set(['data_rows', 'geometry', 'columns', 'keywords', 'url', 'src']);

function isText(path: string): boolean {
  return !path.split('.').some((name) => withoutTexts.has(name));
}

const placeholders = memoize(({ values }: CheckedEntry): readonly CheckFinding[] => {
  const found: CheckFinding[] = [];
  visitTexts(values, '', (text, field) => {
    if (isText(field) && isPlaceholder(text)) found.push({ field, fault: { code: 'placeholder-left' } });
  });
  return found;
});

export const textChecks: CheckGroup = {
  title: 'Texte',
  checks: [
    {
      code: 'placeholder-left',
      severity: 'warning',
      doc: 'Ein Text ist noch nicht geschrieben: «Lorem ipsum», «TODO», «XXX», «<bitte …>», «Text folgt», «à compléter», «da completare», «to be added» und Ähnliches.',
      find: placeholders,
    },
    { code: 'html-in-text', severity: 'warning', doc: 'In einem Text steht HTML; die Website zeigt es als Text.' },
  ],
};
