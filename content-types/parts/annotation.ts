import { defineComponent } from '../component';
import { choice, decimal, required, text } from '../fields';

export const annotationPart = defineComponent('annotation', 'Eine Anmerkung im Diagramm.', {
  type: required(
    choice('Punkt, Zeitraum, waagrechte Linie oder Bruch der Reihe.', ['point', 'range', 'line', 'break']),
  ),
  x: text('Stelle auf der waagrechten Achse, zum Beispiel «2020»; bei Zeiträumen «2020/2021».', { max: 60 }),
  y: decimal('Stelle auf der senkrechten Achse.'),
  text: required(text('Text der Anmerkung.')),
});
