import { z } from 'zod';
import { defineCollection } from '../contentType';
import { json, longText, perLanguage, relations, required, richText, slug, text } from '../fields';
import { publicationFields } from '../mixins';
import { glossaryPath } from '../routes';

/** The anchor of a term on a page; the prefix avoids clashes with headings of the same name. */
export function glossaryAnchor(slug: string): string {
  return `begriff-${slug}`;
}

export const glossars = defineCollection('glossars', {
  singularName: 'glossar',
  label: 'Glossarbegriff',
  doc: `Ein Fachbegriff mit Erklärung; erscheint unter ${glossaryPath}.`,
  key: 'slug',
  address: (key) => `${glossaryPath}#${glossaryAnchor(key)}`,
  fields: {
    term: required(text('Der Begriff.')),
    slug: slug('Eindeutige Kennung, zugleich Sprungmarke.'),
    short: required(text('Erklärung in einem Satz, höchstens 160 Zeichen.', { max: 160 })),
    definition: required(richText('Ganze Erklärung.')),
    synonyms: perLanguage(
      json(
        'Gleichbedeutende Wörter, als Liste: ["Anteil", "Quote"]. Sie stehen beim Begriff und werden im Text erkannt.',
        z.array(z.string()),
      ),
    ),
    variants: perLanguage(
      json(
        'Andere Formen des Begriffs und seiner Synonyme, die im Text erkannt werden, als Liste: ["Anteile", "Anteilen"].',
        z.array(z.string()),
      ),
    ),
    abbreviations: perLanguage(json('Abkürzungen, als Liste: ["LIK"].', z.array(z.string()))),
    ls_definition: longText(
      'Erklärung in Leichter Sprache, ein Satz je Zeile; nur im deutschen Eintrag, solange es den Begriff nicht als eigenen Eintrag in Leichter Sprache gibt.',
    ),
    do_not_link_in: json(
      'Adressen von Seiten, auf denen der Begriff im Text nicht erklärt wird, zum Beispiel ["/artikel/pendeln"].',
      z.array(z.string()),
    ),
    see_also: relations('Siehe auch.', 'glossars', 'slug'),
    display_themes: relations('Themen.', 'display-themes', 'url'),
    source: text('Quelle der Erklärung.'),
    ...publicationFields,
  },
});
