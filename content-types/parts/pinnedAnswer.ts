import { defineComponent } from '../component';
import { required, text } from '../fields';

export const pinnedAnswerPart = defineComponent('pinned-answer', 'Eine Suche und die Seite, die zuerst kommen muss.', {
  query: required(text('Was gesucht wird: «Lohn». Gross oder klein, mit Umlauten oder ohne ist gleich.', { max: 100 })),
  page: required(text('Adresse der Seite auf Deutsch: «/indikatorenportal/5813».', { max: 300 })),
});
