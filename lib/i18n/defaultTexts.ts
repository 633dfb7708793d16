/**
 * Texts of pages whose CMS entry has never been published: overviews are then made from what they list. Separate
 * because only the content rooms read them.
 */
import type { Locale } from '@/content-types/locales';

export interface DefaultTexts {
  readonly themes: string;
  readonly interactive: string;
  readonly indicatorSets: string;
  readonly search: string;
  readonly siteName: string;
  readonly pickerLabel: string;
  readonly pickerPlaceholder: string;
  readonly consentTitle: string;
  readonly consentText: string;
  readonly acceptAll: string;
  readonly acceptPartial: string;
  readonly consentSettings: string;
  /** Here and below, `{host}` is the other website. */
  readonly externalText: string;
  readonly externalLabel: string;
}

const de: DefaultTexts = {
  themes: 'Themen',
  interactive: 'Interaktiv',
  indicatorSets: 'Indikatorensets',
  search: 'Suche',
  siteName: 'Statistik',
  pickerLabel: 'Ich möchte etwas',
  pickerPlaceholder: 'bitte auswählen',
  consentTitle: 'Dürfen wir mitzählen?',
  consentText:
    'Wir zählen Besuche ohne Namen und ohne Cookies. Inhalte anderer Websites laden wir nur, wenn Sie zustimmen. Ihre Wahl lässt sich jederzeit ändern.',
  acceptAll: 'Alles zulassen',
  acceptPartial: 'Nur Notwendiges',
  consentSettings: 'Einstellungen ändern',
  externalText:
    'Dieser Inhalt wird von {host} geladen. Dabei erhält {host} Ihre IP-Adresse und Angaben zu Ihrem Browser.',
  externalLabel: 'Inhalt von {host} laden',
};

const ls: DefaultTexts = {
  themes: 'Themen',
  interactive: 'Zum Mitmachen',
  indicatorSets: 'Sammlungen von Zahlen',
  search: 'Suche',
  siteName: 'Statistik',
  pickerLabel: 'Alle Themen',
  pickerPlaceholder: 'Wählen Sie ein Thema',
  consentTitle: 'Dürfen wir mitzählen?',
  consentText:
    'Wir zählen: Wie oft wird eine Seite gelesen?\n\nWir schreiben keine Namen auf.\n\nSie können Ihre Antwort immer ändern.',
  acceptAll: 'Ja, alles erlauben',
  acceptPartial: 'Nein, nur das Nötige',
  consentSettings: 'Meine Antwort zum Zählen ändern',
  externalText: 'Dieser Inhalt kommt von {host}. {host} bekommt dann Daten von Ihrem Computer.',
  externalLabel: 'Inhalt von {host} zeigen',
};

const fr: DefaultTexts = {
  themes: 'Thèmes',
  interactive: 'Interactif',
  indicatorSets: 'Jeux d’indicateurs',
  search: 'Recherche',
  siteName: 'Statistique',
  pickerLabel: 'Je cherche quelque chose',
  pickerPlaceholder: 'veuillez choisir',
  consentTitle: 'Pouvons-nous compter votre visite\u202f?',
  consentText:
    'Nous comptons les visites sans noms et sans cookies. Nous ne chargeons les contenus d’autres sites que si vous l’acceptez. Votre choix peut être modifié en tout temps.',
  acceptAll: 'Tout accepter',
  acceptPartial: 'Seulement le nécessaire',
  consentSettings: 'Modifier les réglages',
  externalText:
    'Ce contenu est chargé depuis {host}. {host} reçoit alors votre adresse IP et des informations sur votre navigateur.',
  externalLabel: 'Charger le contenu de {host}',
};

const it: DefaultTexts = {
  themes: 'Temi',
  interactive: 'Interattivo',
  indicatorSets: 'Set di indicatori',
  search: 'Ricerca',
  siteName: 'Statistica',
  pickerLabel: 'Vorrei informazioni su',
  pickerPlaceholder: 'scegli un tema',
  consentTitle: 'Possiamo contare le visite?',
  consentText:
    'Contiamo le visite senza nomi e senza cookie. I contenuti di altri siti vengono caricati solo con il Suo consenso. La scelta può essere cambiata in ogni momento.',
  acceptAll: 'Accetta tutto',
  acceptPartial: 'Solo il necessario',
  consentSettings: 'Modifica le impostazioni',
  externalText:
    'Questo contenuto viene caricato da {host}. Così facendo {host} riceve il Suo indirizzo IP e alcune informazioni sul Suo browser.',
  externalLabel: 'Carica il contenuto di {host}',
};

const en: DefaultTexts = {
  themes: 'Themes',
  interactive: 'Interactive',
  indicatorSets: 'Indicator sets',
  search: 'Search',
  siteName: 'Statistics',
  pickerLabel: 'I am looking for',
  pickerPlaceholder: 'please choose',
  consentTitle: 'May we count your visit?',
  consentText:
    'We count visits without names and without cookies. Content from other websites is only loaded if you agree. Your choice can be changed at any time.',
  acceptAll: 'Allow everything',
  acceptPartial: 'Only what is necessary',
  consentSettings: 'Change settings',
  externalText:
    'This content is loaded from {host}. In the process, {host} receives your IP address and information about your browser.',
  externalLabel: 'Load content from {host}',
};

export const defaultTexts: { readonly [Name in Locale]: DefaultTexts } = { de, ls, fr, it, en };
