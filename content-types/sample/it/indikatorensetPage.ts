import type { LocalizedInput } from '../../registry';

export const indikatorensetPage: Readonly<Record<string, LocalizedInput<'indikatorenset-page'>>> = {
  'indikatorenset-page': {
    title: 'Set di indicatori',
    lead: 'Un set riunisce gli indicatori su una domanda: come sta un quartiere, come cambia l’ambiente, com’è andato il mese.',
    content: [
      {
        kind: 'info-box',
        variant: 'info',
        title: 'Come nasce un set',
        body: 'Ogni set ha un committente nell’amministrazione. Insieme si stabilisce quali indicatori ne fanno parte. Le cifre sono le stesse del [portale degli indicatori](/indikatorenportal), dove vengono aggiornate.',
      },
      {
        kind: 'search-product-list',
        title: 'Altri prodotti',
        sort: 'title',
        limit: 10,
        show_facets: true,
        pinned: ['20040'],
        empty_text: 'Al momento non ci sono set.',
      },
      { kind: 'additional-information-box', title: 'Un set su misura?', contacts: ['gina-schema'] },
      {
        kind: 'link-button',
        label: 'Tutti gli indicatori',
        url: '/indikatorenportal',
        style: 'primary',
        icon: 'arrow',
      },
    ],
  },
};
