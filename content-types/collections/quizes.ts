import { defineCollection } from '../contentType';
import { component, components, flag, longText, required, slug, text } from '../fields';
import { publicationFields } from '../mixins';
import { imagePart } from '../parts/image';
import { questionPart } from '../parts/question';
import { resultTextPart } from '../parts/resultText';

export const quizes = defineCollection('quizes', {
  singularName: 'quiz',
  label: 'Quiz',
  doc: 'Ein Quiz; wird mit dem Block «quiz» auf Seiten eingesetzt. Auf Intranet-Servern heisst die Sammlung «quizes», sonst «quizzes».',
  key: 'slug',
  fields: {
    title: required(text('Titel.')),
    slug: slug('Eindeutige Kennung.'),
    lead: longText('Einleitung.'),
    image: component('Bild; steht, wo nur ein Link zum Quiz führt.', imagePart),
    questions: required(components('Fragen.', questionPart)),
    result_texts: components('Texte zum Ergebnis.', resultTextPart),
    show_score: flag('Anzahl richtiger Antworten zeigen.', { initially: true }),
    ...publicationFields,
  },
});
