import type { SampleEntry } from '../../registry';

export const cookieConsent: readonly SampleEntry<'cookie-consent'>[] = [
  {
    shared: {},
    text: {
      title: 'Dürfen wir mitzählen?',
      text: 'Wir möchten wissen, welche Seiten gelesen werden, damit wir sie verbessern können. Dafür zählen wir Besuche ohne Namen und ohne Cookies. Inhalte anderer Websites laden wir nur, wenn Sie zustimmen. Ihre Wahl wird in Ihrem Browser gespeichert und lässt sich jederzeit ändern. [Mehr zum Datenschutz](/artikel/datenschutz)',
      accept_all_label: 'Alles zulassen',
      accept_partial_label: 'Nur Notwendiges',
      settings_label: 'Einstellungen ändern',
      external_content_text:
        'Dieser Inhalt wird von {host} geladen. Dabei erhält {host} Ihre IP-Adresse und Angaben zu Ihrem Browser.',
      external_content_label: 'Inhalt von {host} laden',
    },
    updated: '2026-01-29T16:20:00.000Z',
  },
];
