import type { LocalizedInput } from '../../../registry';
import { images } from '../images';
import { sources } from '../sources';

/** Sub-themes of the environment. */
export const environmentSubthemes: Readonly<Record<string, LocalizedInput<'display-subthemes'>>> = {
  klima: {
    title: 'Clima',
    lead: 'Il caldo in città, gli alberi contro il caldo e un Reno che si riscalda.',
    image: images.umwelt,
    content: [
      {
        kind: 'text',
        heading: 'Il caldo in città',
        body: [
          'Asfalto e muri accumulano il calore del giorno. Nei quartieri densamente costruiti di notte la temperatura scende perciò meno che ai margini della città. Il carico termico è alto soprattutto nei due centri storici, a Clara, Matthäus e Gundeldingen e nelle zone industriali lungo il Reno; è basso nei boschi, nei parchi, a Riehen e a Bettingen.',
          'La [carta climatica](/interaktiv/klimakarte) (in tedesco) mostra dove si sente di più.',
        ].join('\n\n'),
      },
      {
        kind: 'simple-hero-statistics-box',
        item: {
          label: 'della superficie cantonale si trova sotto le chiome degli alberi',
          value: 24.4,
          decimals: 1,
          unit: '%',
          supporting_text: '2024; 2021: 25,4 %',
          trend_text: 'meno che nel 2021; le piccole variazioni sono incerte',
        },
        text: 'Nella città di Basilea è il 17,2 %. Senza contare il bosco, in tutto il Cantone resta il 16,5 %.',
        source: 'Stadtgärtnerei (verde pubblico) di Basilea Città',
        as_of: 'Ripresa aerea 2024',
      },
      {
        kind: 'text',
        heading: 'Il Reno',
        body: 'Il Reno attraversa il Cantone per circa sette chilometri. La temperatura dell’acqua è misurata in continuo; d’estate da essa dipende come stanno i pesci e se si nuota volentieri.',
      },
      {
        kind: 'interactive-element',
        interactive: 'rheintemperatur',
        caption: 'Temperatura dell’acqua del Reno a Basilea',
        source: 'Ufficio dell’ambiente e dell’energia di Basilea Città',
      },
      {
        kind: 'iframe',
        src: 'https://data.bs.ch/explore/embed/dataset/100046/table/',
        title: 'Valori misurati dalla stazione di monitoraggio del Reno, nel portale dei dati',
        purpose:
          'La tabella viene caricata dal portale dei dati del Cantone. Il portale vede così il Suo indirizzo IP.',
        height_mobile: 360,
        height_desktop: 520,
        fallback_text:
          'La tabella mostra i valori del Reno misurati in continuo a Basilea, tra cui la temperatura dell’acqua.',
        caption: 'Valori attuali del Reno',
        source: 'Ufficio dell’ambiente e dell’energia di Basilea Città',
      },
      {
        kind: 'additional-information-box',
        contacts: ['felix-vorlage'],
        sources: [sources.environment, sources.parks],
      },
    ],
  },
};
