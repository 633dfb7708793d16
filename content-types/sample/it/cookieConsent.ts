import type { LocalizedInput } from '../../registry';

export const cookieConsent: Readonly<Record<string, LocalizedInput<'cookie-consent'>>> = {
  'cookie-consent': {
    title: 'Possiamo contare le visite?',
    text: 'Vorremmo sapere quali pagine vengono lette, per poterle migliorare. Contiamo le visite senza nomi e senza cookie. I contenuti di altri siti vengono caricati solo con il Suo consenso. La scelta è salvata nel Suo browser e può essere cambiata in ogni momento. [Maggiori informazioni sulla protezione dei dati](/artikel/datenschutz)',
    accept_all_label: 'Accettare tutto',
    accept_partial_label: 'Solo il necessario',
    settings_label: 'Modificare le impostazioni',
    external_content_text:
      'Questo contenuto viene caricato da {host}. Così facendo {host} riceve il Suo indirizzo IP e alcune informazioni sul Suo browser.',
    external_content_label: 'Caricare il contenuto di {host}',
  },
};
