import type { LocalizedInput } from '../../../registry';
import { images } from '../images';

export const wohnviertelVergleich: LocalizedInput<'background-page-articles'> = {
  title: 'Quartieri a confronto',
  short_title: 'Confronto tra i quartieri',
  lead: 'Popolazione, abitazioni vuote e superficie mostrano in che cosa si distinguono i 19 quartieri e i Comuni di Riehen e Bettingen.',
  image: images.home,
  content: [
    {
      kind: 'text',
      heading: 'Popolazione',
      body: 'Con 23’048 persone Riehen è il territorio più popoloso, con 1’317 Bettingen il meno popoloso. In mezzo si trovano i 19 quartieri della città. I dati valgono per la fine di luglio 2026 e sono aggiornati ogni mese.',
    },
    { kind: 'indicator', indicator: '7763', size: 'full', start_view: 'chart', show_explanations: true },
    {
      kind: 'text',
      heading: 'Abitazioni vuote',
      body: 'Il 1º giugno 2026 il tasso di abitazioni vuote andava dallo 0,24 % di Wettstein al 2,45 % delle Vorstädte. In otto dei 21 territori raggiunge almeno l’1 %.',
    },
    { kind: 'indicator', indicator: '5814', size: 'full', start_view: 'chart', show_explanations: true },
    {
      kind: 'text',
      heading: 'Superficie',
      body: 'Il quartiere più esteso della città è Hirzbrunnen con 309,5 ettari, il più piccolo Clara con 23,1 ettari. Il Comune di Riehen misura 1’086,0 ettari. Le superfici di tutti i territori sono disponibili nell’indicatore [Superficie dei quartieri](/indikatorenportal/1501) (in tedesco).',
    },
    {
      kind: 'info-box',
      title: 'Territori piccoli, grandi sbalzi',
      variant: 'warning',
      body: 'In un quartiere con poche migliaia di persone o di abitazioni un solo edificio nuovo può cambiare molto un tasso. Confronti quindi sempre più anni.',
    },
    {
      kind: 'theme-list',
      title: 'Temi con cifre sui quartieri',
      themes: ['bevoelkerung', 'raum-umwelt', 'bau-wohnungswesen'],
      display: 'tiles',
      show_counts: true,
      show_lead: false,
    },
    {
      kind: 'link-button',
      label: 'Al set di indicatori sui quartieri (in tedesco)',
      url: '/indikatorenset/wohnviertel',
      style: 'primary',
    },
  ],
};
