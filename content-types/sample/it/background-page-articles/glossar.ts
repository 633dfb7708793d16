import type { LocalizedInput } from '../../../registry';
import { images } from '../images';

export const glossar: LocalizedInput<'background-page-articles'> = {
  title: 'Glossario',
  short_title: 'Glossario',
  lead: 'Popolazione residente, tasso, mediana: qui sono spiegati i termini tecnici che ricorrono su questo sito.',
  image: images.glossar,
  content: [
    {
      kind: 'text',
      heading: 'Come usare il glossario',
      body: [
        'I termini sono in ordine alfabetico. Ogni voce inizia con una spiegazione in una frase; dove serve seguono esempi e termini affini. L’indirizzo di una voce si può condividere: `/it/interaktiv/glossar#begriff-leerwohnungsquote` porta direttamente al tasso di abitazioni vuote.',
        'Manca una parola o una spiegazione non è chiara? Si rivolga alla persona di contatto in fondo alla pagina.',
      ].join('\n\n'),
    },
    { kind: 'glossary', title: 'Tutti i termini', letter_index: true, display: 'list' },
    {
      kind: 'info-box',
      title: 'Termini affini, significati diversi',
      variant: 'info',
      body: 'Alcune parole si somigliano, ma non vogliono dire la stessa cosa. Per cento e punti percentuali ne sono un esempio, media e mediana un altro. Perché esistono più cifre sul numero di abitanti lo spiegano le voci [popolazione residente](/interaktiv/glossar#begriff-wohnbevoelkerung) e [popolazione residente permanente](/interaktiv/glossar#begriff-staendige-wohnbevoelkerung).',
    },
    {
      kind: 'additional-information-box',
      title: 'Ulteriori informazioni',
      links: [
        { title: 'Tutti i temi', url: '/themen' },
        { title: 'Portale degli indicatori', url: '/indikatorenportal' },
      ],
      contacts: ['hans-entwurf'],
    },
  ],
  seo_description: 'I termini più importanti della statistica pubblica, spiegati in modo breve e comprensibile.',
};
