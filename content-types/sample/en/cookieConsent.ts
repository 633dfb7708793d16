import type { LocalizedInput } from '../../registry';

/** The question for consent in English. */
export const cookieConsent: Readonly<Record<string, LocalizedInput<'cookie-consent'>>> = {
  'cookie-consent': {
    title: 'May we count your visit?',
    text: 'We would like to know which pages are read so that we can improve them. To do this we count visits without names and without cookies. Content from other websites is only loaded if you agree. Your choice is stored in your browser and can be changed at any time. [More about data protection](/artikel/datenschutz)',
    accept_all_label: 'Allow everything',
    accept_partial_label: 'Only what is necessary',
    settings_label: 'Change settings',
    external_content_text:
      'This content is loaded from {host}. In the process, {host} receives your IP address and information about your browser.',
    external_content_label: 'Load content from {host}',
  },
};
