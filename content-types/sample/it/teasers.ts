import type { LocalizedInput } from '../../registry';
import { images } from './images';

export const teasers: Readonly<Record<string, LocalizedInput<'teasers'>>> = {
  jahrbuch: {
    title: 'Tutti i temi in sintesi',
    text: 'Le cifre più importanti sul Cantone, ordinate per tema come nell’annuario stampato, ma aggiornate ogni mese.',
    image: images.home,
    url: '/themen',
    kind: 'Consultare',
  },
  newsletter: {
    title: 'Nuove cifre per e-mail',
    text: 'Il Cantone invia le sue comunicazioni anche come newsletter, in tedesco. Può scegliere i temi che Le interessano.',
    url: 'https://www.bs.ch/',
    kind: 'Newsletter',
  },
  'medienmitteilung-leerstand': {
    title: '912 abitazioni vuote, 167 in meno di un anno fa',
    text: 'Il 1º giugno 2026 nel Cantone era vuoto lo 0,78 % delle abitazioni. Un anno prima la quota era dello 0,92 %.',
    image: images.wohnen,
    url: '/artikel/leerstand-2026',
    kind: 'Comunicato stampa',
  },
  'medienmitteilung-tourismus': {
    title: '1,69 milioni di pernottamenti nel 2025',
    text: 'Nel 2025 gli alberghi di Basilea hanno registrato più pernottamenti che mai. Il 63 % è da attribuire a ospiti dall’estero.',
    image: images.tourismus,
    url: '/artikel/tourismus-2025',
    kind: 'Comunicato stampa',
  },
  'offene-daten': {
    title: 'Dati da riutilizzare',
    text: 'Sul portale dei dati del Cantone le serie sono disponibili come file e tramite un’interfaccia. La preghiamo di indicare la fonte.',
    image: images.apps,
    url: 'https://data.bs.ch/',
    kind: 'Dati aperti',
  },
  'umfrage-2026': {
    title: 'Che cosa manca su questo sito?',
    text: 'Ci scriva quali cifre cerca e che cosa non trova. Terremo conto delle Sue indicazioni nella pianificazione per il 2027.',
    url: 'mailto:gina.schema@example.org',
    kind: 'Partecipare',
  },
};
