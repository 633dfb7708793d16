import { defineComponent } from '../component';
import { choice, decimal, required, text } from '../fields';

export const annotationPart = defineComponent('annotation', 'Eine Anmerkung im Diagramm.', {
  type: required(
    choice(
      'Punkt, Zeitraum, Linie bei einem Wert (zum Beispiel ein Ziel) oder Bruch der Reihe. Liegende Balken und Punkte zeigen nur die Linie, Ringe, Netze und Karten nur den Text.',
      ['point', 'range', 'line', 'break'],
    ),
  ),
  x: text('Zeitpunkt oder Name, zum Beispiel «2020»; bei Zeiträumen «2020/2021».', { max: 60 }),
  y: decimal('Wert, bei dem der Punkt oder die Linie liegt.'),
  text: required(text('Text der Anmerkung.')),
});
