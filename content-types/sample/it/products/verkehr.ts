import type { LocalizedInput } from '../../../registry';
import { freeUse } from '../sources';

/** The translated indicators of traffic. */
export const verkehrProducts: Readonly<Record<string, LocalizedInput<'products'>>> = {
  '12713': {
    title: 'Automobili nuove per tipo di propulsione',
    subtitle: 'Automobili di nuova immatricolazione, Cantone di Basilea Città, 2021–2025',
    description: 'Con quale propulsione circolano le automobili immatricolate per la prima volta nel Cantone.',
    lesehilfe: 'Delle 2’652 automobili nuove immatricolate nel 2025, 1’236 avevano una propulsione ibrida.',
    long_description:
      'Cinque colonne sovrapposte al 100 %, una per ogni anno dal 2021 al 2025. La parte delle automobili ibride cresce dal 31 % al 47 %, quella delle elettriche dal 14 % al 25 %. La benzina scende dal 40 % al 21 %, il diesel dal 15 % all’8 %. Le altre propulsioni si vedono appena.',
    erlaeuterungen:
      'Si contano le automobili immatricolate per la prima volta. È considerato ibrido ogni veicolo con motore a combustione e motore elettrico, ricaricabile o no.\n\n| 2025 | Automobili | Quota |\n| --- | ---: | ---: |\n| Ibrida | 1’236 | 46,6 % |\n| Elettrica | 660 | 24,9 % |\n| Benzina | 555 | 20,9 % |\n| Diesel | 201 | 7,6 % |',
    unit: 'automobili',
    unit_label: 'Numero di automobili',
    columns: [
      { key: 'jahr', label: 'Anno', role: 'period' },
      { key: 'total', label: 'Totale', role: 'total' },
      { key: 'hybrid', label: 'Ibrida', role: 'value' },
      { key: 'elektrisch', label: 'Elettrica', role: 'value' },
      { key: 'benzin', label: 'Benzina', role: 'value' },
      { key: 'diesel', label: 'Diesel', role: 'value' },
      { key: 'uebrige', label: 'Altre', role: 'value' },
    ],
    keywords: ['automobile elettrica', 'auto', 'nuove immatricolazioni', 'ibrido', 'veicoli a motore'],
    external_links: [{ title: 'Articolo sulle automobili nuove (in tedesco)', url: '/artikel/neuwagen-antrieb' }],
    sources: [
      {
        name: 'Ufficio federale delle strade (USTRA), statistica dei veicoli a motore',
        url: 'https://statistik.bs.ch/indikatorenportal/12713',
      },
    ],
    license: freeUse,
    frequency: 'annuale',
    reference_period: 'anni 2021–2025',
  },
  '9274': {
    title: 'Incidenti stradali',
    subtitle: 'Cantone di Basilea Città, 1992–2025',
    description: 'Il numero di incidenti registrati dalla polizia e di incidenti con feriti o morti.',
    lesehilfe: 'Nel 2025 la polizia ha registrato 500 incidenti stradali nel Cantone di Basilea Città.',
    long_description:
      'Grafico a linee con due linee. Quella superiore mostra tutti gli incidenti registrati: nel 1995 sono 3’965, scendono a 898 nel 2012, salgono a 1’140 nel 2016 e, dopo un’interruzione, ripartono da 835 nel 2017. Nel 2025 la linea termina a 500. Quella inferiore mostra gli incidenti con danni alle persone: da 732 nel 1992, passando per il minimo di 256 nel 2012, a 273 nel 2025. Per il 2024 questo valore manca.',
    erlaeuterungen:
      'Dal 2017 una parte dei danni puramente materiali non conta più come incidente. I valori prima e dopo il 2017 non si possono quindi confrontare direttamente. Questa limitazione non vale per gli incidenti con danni alle persone.',
    unit: 'incidenti',
    unit_label: 'Numero di incidenti',
    columns: [
      { key: 'jahr', label: 'Anno', role: 'period' },
      { key: 'unfaelle', label: 'Tutti gli incidenti registrati', role: 'value' },
      { key: 'mit_personenschaden', label: 'Incidenti con danni alle persone', role: 'value' },
    ],
    annotations: [
      { type: 'break', x: '2017', text: 'Nuovo conteggio: una parte dei danni materiali non è più compresa' },
    ],
    keywords: ['incidente', 'sicurezza stradale', 'polizia', 'strada'],
    external_links: [{ title: 'Articolo sugli incidenti del 2025', url: '/artikel/unfaelle-2025' }],
    sources: [
      {
        name: 'Polizia cantonale di Basilea Città; Ufficio federale delle strade (USTRA)',
        url: 'https://statistik.bs.ch/indikatorenportal/9274',
      },
    ],
    license: freeUse,
    frequency: 'annuale',
    reference_period: 'anni 1992–2025',
  },
  '5203': {
    title: 'Pendolari',
    subtitle: 'Pendolari in entrata e in uscita, Cantone di Basilea Città, 1990–2024',
    description: 'Quante persone entrano nel Cantone per lavoro e quante ne escono.',
    lesehilfe: 'Nel 2024 circa 90’400 persone sono entrate nel Cantone di Basilea Città per lavoro.',
    long_description:
      'Grafico a colonne con dieci anni e due colonne per anno. La colonna dei pendolari in entrata è sempre da tre a sei volte più alta di quella dei pendolari in uscita. Nel 1990 sono 86’061 e 14’969 persone, nel 2010 91’902 e 22’719, nel 2016 101’856 e 24’533. Per il 2024 le colonne indicano circa 90’400 e 24’700.',
    erlaeuterungen:
      'Sono pendolari in entrata e in uscita le persone occupate che abitano in un Cantone o in un Paese diverso da quello in cui lavorano. Fino al 2000 le cifre provengono dai censimenti della popolazione, dal 2010 da un campione.\n\nUna **r** nell’ultima colonna della tabella significa che il valore è arrotondato alle centinaia. I valori arrotondati sono confrontabili solo con cautela con la serie fino al 2016.',
    unit: 'persone',
    unit_label: 'Numero di persone',
    columns: [
      { key: 'jahr', label: 'Anno', role: 'period' },
      { key: 'zupendelnde', label: 'Pendolari in entrata', role: 'value' },
      { key: 'wegpendelnde', label: 'Pendolari in uscita', role: 'value' },
      { key: 'hinweis', label: 'Nota', role: 'note' },
    ],
    annotations: [{ type: 'break', x: '2010', text: 'Campione al posto del censimento' }],
    keywords: ['pendolarismo', 'tragitto casa-lavoro', 'pendolari in entrata', 'pendolari in uscita', 'frontalieri'],
    external_links: [{ title: 'Articolo sui pendolari', url: '/artikel/pendeln' }],
    sources: [
      {
        name: 'Ufficio federale di statistica (UST), censimento della popolazione, rilevazione strutturale e Statistica dei frontalieri',
        url: 'https://statistik.bs.ch/indikatorenportal/5203',
      },
    ],
    license: freeUse,
    next_update_text: 'primavera 2027',
    frequency: 'annuale',
    reference_period: 'anni 1990–2024',
  },
};
