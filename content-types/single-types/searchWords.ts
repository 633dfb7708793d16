import { defineSingleType } from '../contentType';
import { components } from '../fields';
import { pinnedAnswerPart } from '../parts/pinnedAnswer';
import { synonymGroupPart } from '../parts/synonymGroup';

export const searchWords = defineSingleType('search-words', {
  label: 'Wörter der Suche',
  doc: 'Was die Suche in dieser Sprache zusätzlich kennt. Gilt nach dem nächsten Bau.',
  fields: {
    synonyms: components(
      'Gleichbedeutende Wörter: Wer eines sucht, findet die Seiten, die mit einem anderen benannt sind.',
      synonymGroupPart,
    ),
    answers: components('Feste Antworten: Suchen, bei denen eine bestimmte Seite zuerst kommt.', pinnedAnswerPart),
  },
});
