import type { LocalizedInput } from '../../registry';
import { lines, paragraphs } from './text';

/** The question about consent in Leichte Sprache. */
export const cookieConsent: Readonly<Record<string, LocalizedInput<'cookie-consent'>>> = {
  'cookie-consent': {
    title: 'Dürfen wir mitzählen?',
    text: paragraphs(
      lines(
        'Wir wollen wissen: Welche Seiten lesen die Menschen?',
        'So machen wir die Seiten besser.',
        'Darum zählen wir die Besuche.',
        'Wir speichern dabei **keine** Namen.',
        'Wir speichern auch **keine** Cookies.',
        'Cookies sind kleine Dateien auf Ihrem Computer.',
      ),
      lines(
        'Manche Inhalte kommen von einer anderen Internet-Seite.',
        'Diese Inhalte zeigen wir nur, wenn Sie Ja sagen.',
      ),
      lines(
        'Ihr Computer merkt sich Ihre Antwort.',
        'Sie dürfen die Antwort immer ändern.',
        '[Hier lesen Sie mehr über den Daten-Schutz](/artikel/datenschutz).',
      ),
    ),
    accept_all_label: 'Ja, alles erlauben',
    accept_partial_label: 'Nein, nur das Nötige',
    settings_label: 'Meine Antwort ändern',
    external_content_text: 'Dieser Inhalt kommt von {host}. {host} bekommt dann Daten von Ihrem Computer.',
    external_content_label: 'Inhalt von {host} zeigen',
  },
};
