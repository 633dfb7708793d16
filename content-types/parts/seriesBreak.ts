import { defineComponent } from '../component';
import { required, text } from '../fields';

export const seriesBreakPart = defineComponent('series-break', 'Ein Bruch in einer Zeitreihe.', {
  period: required(text('Zeitpunkt, zum Beispiel «2010».', { max: 40 })),
  text: required(text('Was sich geändert hat.', { max: 400 })),
});
