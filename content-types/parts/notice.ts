import { defineComponent } from '../component';
import { date, longText, required } from '../fields';

export const noticePart = defineComponent('notice', 'Ein Hinweis, der keine Korrektur ist.', {
  when: date('Tag des Hinweises.'),
  text: required(longText('Der Hinweis.')),
});
