import { defineSingleType } from '../contentType';
import { components } from '../fields';
import { pinnedAnswerPart } from '../parts/pinnedAnswer';
import { synonymGroupPart } from '../parts/synonymGroup';

export const searchWords = defineSingleType('search-words', {
  label: 'Wörter der Suche',
  doc: 'Was die Suche in dieser Sprache zusätzlich kennt. Gilt nach dem nächsten Bau.',
  fields: {
    synonyms: components('Gruppen von Wörtern, die dasselbe meinen.', synonymGroupPart),
    answers: components('Suchen, bei denen eine bestimmte Seite zuerst kommen muss.', pinnedAnswerPart),
  },
});
