import { defineComponent } from '../component';
import { integer, relations, required, richText, text } from '../fields';

export const chapterPart = defineComponent(
  'chapter',
  'Ein Kapitel eines Indikatorensets. Jedes hat eine eigene Seite unter jener des Sets; ihre Adresse folgt aus den deutschen Titeln.',
  {
    number: text('Nummer, zum Beispiel «2.1»; in Übersetzungen dieselbe wie im Deutschen.', { max: 20 }),
    title: required(text('Überschrift des Kapitels.')),
    level: integer('Gliederungsstufe, 1 bis 5.', { min: 1, max: 5 }),
    text: richText('Einleitung des Kapitels.'),
    indicators: relations('Indikatoren des Kapitels in ihrer Reihenfolge.', 'products', 'stata_id'),
  },
);
