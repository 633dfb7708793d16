import { defineComponent } from '../component';
import { date, longText, required } from '../fields';

export const dateChangePart = defineComponent(
  'date-change',
  'Ein bestätigter Termin, der verschoben wurde; einmal veröffentlicht, wird der Eintrag nicht gelöscht.',
  {
    previous_date: required(date('Der frühere Termin.')),
    reason: required(longText('Warum er verschoben wurde, in einem Satz.')),
    when: required(date('Tag, an dem die Verschiebung mitgeteilt wurde.')),
  },
);
