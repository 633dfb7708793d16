import { defineComponent } from '../component';
import { choice, integer, required, text } from '../fields';

export const dataColumnPart = defineComponent(
  'data-column',
  'Eine Spalte der Daten eines Indikators, in der Reihenfolge der Daten.',
  {
    key: required(text('Name der Spalte in Datendateien: klein, ohne Leerzeichen.', { max: 60 })),
    label: required(text('Überschrift der Spalte und Name der Reihe.')),
    role: required(
      choice(
        'Aufgabe der Spalte: «total» ist die Wertspalte, in der die anderen zusammengezählt sind. «status» sagt, wie sicher die Werte sind (gemessen, provisorisch, geschätzt, revidiert, Szenario; leer: gemessen): eine einzige für die ganze Zeile, sonst jede für die Wertspalte vor ihr.',
        ['period', 'area', 'category', 'value', 'total', 'low', 'high', 'status', 'note'],
      ),
    ),
    unit: text('Einheit, wenn sie von der des Indikators abweicht.', { max: 40 }),
    decimals: integer('Nachkommastellen, wenn sie von denen des Indikators abweichen.', { min: 0, max: 6 }),
  },
);
