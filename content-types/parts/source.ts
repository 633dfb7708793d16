import { defineComponent } from '../component';
import { required, text } from '../fields';

export const sourcePart = defineComponent('source', 'Eine Quellenangabe.', {
  name: required(text('Amt und Erhebung, zum Beispiel «Statistisches Amt, Leerstandserhebung».')),
  url: text('Adresse der Quelle.', { max: 500 }),
});
