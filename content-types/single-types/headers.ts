import { defineSingleType } from '../contentType';
import { choice, longText, required, text } from '../fields';

export const headers = defineSingleType('headers', {
  label: 'Kopf der Seite',
  doc: 'Name der Website, Sprungmenü und Hinweis für alle Seiten.',
  fields: {
    site_name: required(text('Name neben dem Logo.', { max: 60 })),
    site_subtitle: text('Zweite Zeile neben dem Logo.', { max: 60 }),
    picker_label: required(text('Überschrift des Sprungmenüs («Ich möchte etwas»).', { max: 60 })),
    picker_placeholder: required(text('Text im leeren Sprungmenü («bitte auswählen»).', { max: 60 })),
    notice_text: longText('Hinweis auf allen Seiten, zum Beispiel zu Wartungsarbeiten.'),
    notice_level: choice('Gewicht des Hinweises.', ['info', 'warning']),
  },
});
