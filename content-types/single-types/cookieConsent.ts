import { defineSingleType } from '../contentType';
import { required, richText, text } from '../fields';

export const cookieConsent = defineSingleType('cookie-consent', {
  label: 'Zustimmung',
  doc: 'Die Texte der Frage nach der Zustimmung zu Statistik und fremden Inhalten.',
  fields: {
    title: required(text('Überschrift.')),
    text: required(richText('Text.')),
    accept_all_label: required(text('Schaltfläche «alles zulassen».', { max: 60 })),
    accept_partial_label: required(text('Schaltfläche «nur notwendige».', { max: 60 })),
    settings_label: required(text('Verweis im Fuss der Seite, der die Frage wieder öffnet.', { max: 60 })),
    external_content_text: required(
      text('Satz im Platzhalter fremder Inhalte; {host} wird durch die Website ersetzt.', { max: 400 }),
    ),
    external_content_label: required(
      text('Schaltfläche im Platzhalter fremder Inhalte; {host} wird durch die Website ersetzt.', { max: 60 }),
    ),
  },
});
