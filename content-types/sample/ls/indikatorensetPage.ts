import type { LocalizedInput } from '../../registry';
import { images } from './images';
import { lines, paragraphs, plainLines } from './text';

/** The list of indicator sets in Leichte Sprache; the sets themselves exist in standard language only. */
export const indikatorensetPage: Readonly<Record<string, LocalizedInput<'indikatorenset-page'>>> = {
  'indikatorenset-page': {
    title: 'Sammlungen von Zahlen',
    lead: plainLines('In einer Sammlung stehen viele Zahlen.', 'Alle Zahlen sind zum gleichen Thema.'),
    content: [
      {
        kind: 'text',
        heading: 'Was ist eine Sammlung?',
        body: paragraphs(
          lines(
            'Eine Sammlung gibt Antwort auf eine Frage.',
            'Zum Beispiel: Wie geht es der Umwelt?',
            'Oder: Wie leben die Menschen in einem Wohn-Viertel?',
          ),
          lines(
            'Ein Wohn-Viertel ist ein Teil von der Stadt.',
            '[Mehr über das Wort](/interaktiv/glossar#begriff-wohnviertel)',
          ),
        ),
      },
      {
        kind: 'info-box',
        variant: 'info',
        title: 'Zahlen in Leichter Sprache',
        body: lines('Die Sammlungen gibt es nur in Standard-Sprache.', 'Diese 2 Zahlen gibt es in Leichter Sprache:'),
        teaser_elements: [
          {
            title: 'Leer-Wohnungs-Quote',
            text: 'So viele von 100 Wohnungen sind leer.',
            image: images.wohnen,
            url: '/indikatorenportal/5813',
            kind: 'Zahl',
          },
          {
            title: 'Menschen in der Stadt Basel seit dem Jahr 1774',
            text: 'So gross war die Stadt früher.',
            image: images.bevoelkerung,
            url: '/indikatorenportal/6623',
            kind: 'Zahl',
          },
        ],
      },
      { kind: 'link-button', label: 'Alle Zahlen sehen', url: '/indikatorenportal', style: 'primary', icon: 'arrow' },
      { kind: 'additional-information-box', title: 'Brauchen Sie Hilfe?', contacts: ['gina-schema'] },
    ],
    seo_description: 'In einer Sammlung stehen viele Zahlen zum gleichen Thema.',
  },
};
