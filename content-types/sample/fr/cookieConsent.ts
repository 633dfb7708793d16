import type { LocalizedInput } from '../../registry';

/** The question for consent in French. */
export const cookieConsent: Readonly<Record<string, LocalizedInput<'cookie-consent'>>> = {
  'cookie-consent': {
    title: 'Pouvons-nous compter votre visite ?',
    text: 'Nous aimerions savoir quelles pages sont lues, afin de les améliorer. Pour cela, nous comptons les visites sans noms et sans cookies. Nous ne chargeons les contenus d’autres sites que si vous l’acceptez. Votre choix est enregistré dans votre navigateur et peut être modifié en tout temps. [En savoir plus sur la protection des données](/artikel/datenschutz)',
    accept_all_label: 'Tout accepter',
    accept_partial_label: 'Seulement le nécessaire',
    settings_label: 'Modifier les réglages',
    external_content_text:
      'Ce contenu est chargé depuis {host}. {host} reçoit alors votre adresse IP et des informations sur votre navigateur.',
    external_content_label: 'Charger le contenu de {host}',
  },
};
