import { defineComponent } from '../component';
import { choice, decimal, flag, integer, relation, required, text } from '../fields';

export const statisticItemPart = defineComponent(
  'statistic-item',
  'Eine Kennzahl: aus einem Indikator gelesen oder von Hand gesetzt.',
  {
    label: required(text('Was die Zahl misst.')),
    indicator: relation(
      'Indikator, aus dem die Zahl gelesen wird; geht dem Wert von Hand vor.',
      'products',
      'stata_id',
    ),
    series: text('Spalte des Indikators; leer: die, die für ihn steht.'),
    period: text('Zeitpunkt im Indikator, zum Beispiel «2026»; leer: der letzte.'),
    value: decimal('Wert von Hand.'),
    decimals: integer('Nachkommastellen des Werts von Hand.', { min: 0, max: 6 }),
    unit: text('Einheit hinter der Zahl, zum Beispiel «%» oder «Mio.»; leer: die des Indikators.', { max: 40 }),
    supporting_text: text('Zeitpunkt und Vergleich in einer Zeile.'),
    goal: choice(
      'Erklärtes Ziel des Kantons, an dem die Veränderung gemessen wird: higher = mehr, lower = weniger. none: nur sagen, ob die Zahl höher oder tiefer ist als zuvor. Leer: nichts dazu sagen.',
      ['higher', 'lower', 'none'],
    ),
    trend_text: text('Entwicklung in Worten.'),
    sparkline: flag('Den Verlauf des Indikators als kleine Linie zeigen.'),
    url: text('Ziel beim Anklicken; leer: die Seite des Indikators.', { max: 500 }),
  },
);
