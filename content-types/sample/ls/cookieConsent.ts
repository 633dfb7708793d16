import type { LocalizedInput } from '../../registry';
import { lines, paragraphs } from './text';

/** The question about consent in Leichte Sprache. */
export const cookieConsent: Readonly<Record<string, LocalizedInput<'cookie-consent'>>> = {
  'cookie-consent': {
    title: 'Dürfen wir mitzählen?',
    text: paragraphs(
      lines(
        'Wir zählen: Welche Seiten lesen die Menschen?',
        'Dabei speichern wir **keine** Namen.',
        'Manche Inhalte kommen von anderen Internet-Seiten.',
        'Sagen Sie Ja?',
        'Dann zeigen wir diese Inhalte.',
        'Ihr Computer speichert Ihre Antwort.',
        'Sie dürfen die Antwort immer ändern.',
        'Unten auf jeder Seite steht: Meine Antwort zum Zählen ändern.',
        '[Hier lesen Sie mehr über den Daten-Schutz](/artikel/datenschutz).',
      ),
    ),
    accept_all_label: 'Ja, alles erlauben',
    accept_partial_label: 'Nein, nur das Nötige',
    settings_label: 'Meine Antwort zum Zählen ändern',
    external_content_text: 'Dieser Inhalt kommt von {host}. {host} bekommt dann Daten von Ihrem Computer.',
    external_content_label: 'Inhalt von {host} zeigen',
  },
};
