/** Whether alternative texts tell people who cannot see a picture what it shows. */
import { memoize } from '@/lib/shared/browser/memoize';
import type { CheckedEntry } from '@/lib/content/checkedEntry';
import { visitImages } from '@/lib/content/visit';
import type { CheckGroup, CheckFinding } from './checkTypes';

/** File names, including those that cameras and screenshot tools give. */
const fileName =
  /^\S+\.(?:jpe?g|png|gif|webp|avif|svg|tiff?|heic|pdf)$|^(?:img|dsc[nf]?|pxl|image|bild|foto|photo|screenshot|bildschirmfoto)[ _-]?\d[\w.-]*(?: (?:(?:um|at) )?[\d.-]+)*$/i;

/** Words that are true of every picture. */
const anyPicture =
  /^(?:(?:ein|eine|das|une?|le|la|un[ao']?|an?|the) )?(?:bild|foto|fotografie|grafik|abbildung|illustration|zeichnung|symbolbild|titelbild|platzhalter|logo|icon|image|photo|graphique|figure|dessin|immagine|fotografia|grafico|figura|disegno|picture|graphic|chart|drawing|alt(?:-?text)?)s?(?: \d+)?[.:]?$/i;

function plain(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/[.!:]+$/, '');
}

function stemOf(file: unknown): string {
  const name = typeof file === 'object' && file !== null && 'name' in file ? String(file.name) : '';
  return plain(name.replace(/\.\w+$/, ''));
}

function saysNothing(alt: string, title: unknown, file: unknown): boolean {
  const words = plain(alt);
  if (fileName.test(alt.trim()) || anyPicture.test(alt.trim())) return true;
  return (typeof title === 'string' && words === plain(title)) || (words.length > 0 && words === stemOf(file));
}

const uselessAlternatives = memoize(({ values }: CheckedEntry): readonly CheckFinding[] => {
  const found: CheckFinding[] = [];
  visitImages(values, '', ({ alt, decorative, file }, path) => {
    if (decorative === true || typeof alt !== 'string' || alt.trim() === '') return;
    if (saysNothing(alt, values['title'], file))
      found.push({ field: `${path}.alt`, fault: { code: 'alternative-useless', values: { found: alt.trim() } } });
  });
  return found;
});

export const pictureChecks: CheckGroup = {
  title: 'Bilder',
  checks: [
    {
      code: 'alternative-missing',
      severity: 'error',
      doc: 'Ein Bild hat keinen Ersatztext und ist nicht als Schmuck gekennzeichnet.',
    },
    {
      code: 'alternative-useless',
      severity: 'warning',
      doc: 'Der Ersatztext eines Bilds sagt nichts: Er ist ein Dateiname, ein Wort wie «Bild» oder der Titel des Eintrags.',
      find: uselessAlternatives,
    },
  ],
};
