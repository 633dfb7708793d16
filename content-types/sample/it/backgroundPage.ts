import type { LocalizedInput } from '../../registry';

export const backgroundPage: Readonly<Record<string, LocalizedInput<'background-page'>>> = {
  'background-page': {
    title: 'Interattivo',
    lead: 'Carte da esplorare, dashboard per confrontare, quiz per mettersi alla prova e un glossario da consultare.',
    content: [
      { kind: 'focus-teaser', focus_teaser: 'quiz-fokus' },
      {
        kind: 'interactive-element',
        container: 'quizsammlung',
        caption: 'Tutti i quiz su una pagina',
        long_description:
          'Brevi quiz con domande sui quartieri, sulla popolazione e sull’abitare. Ogni risposta è spiegata.',
      },
      {
        kind: 'info-box',
        variant: 'info',
        title: 'Senza mouse, senza audio, senza immagini',
        body: 'Per ogni carta e ogni grafico i dati sono disponibili anche in una tabella. Tutto si può usare con la tastiera. Se qualcosa non funziona, ci scriva.',
      },
      { kind: 'link-button', label: 'Alle applicazioni', url: '/apps', style: 'secondary', icon: 'arrow' },
    ],
    seo_description: 'Carte, dashboard, quiz e glossario sulla statistica del Cantone di Basilea Città.',
  },
};
