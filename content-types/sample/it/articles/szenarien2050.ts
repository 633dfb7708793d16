import type { LocalizedInput } from '../../../registry';
import { images } from '../images';

export const szenarien2050: LocalizedInput<'articles'> = {
  title: 'Basilea Città nel 2050: tre scenari, tre risposte',
  kicker: 'Popolazione',
  lead: 'Nello scenario medio la popolazione del Cantone cresce fino al 2050 a 232’648 persone. Gli altri due scenari mostrano di quanto l’evoluzione potrebbe discostarsene.',
  image: images.bevoelkerung,
  hero_statistics: [
    {
      label: 'Scenario alto',
      value: 256991,
      decimals: 0,
      unit: 'persone',
      supporting_text: 'anno 2050; 22,1 % in più del 2025',
      url: '/indikatorenportal/6215',
    },
    {
      label: 'Scenario medio',
      indicator: '6215',
      series: 'mittel',
      period: '2050',
      supporting_text: 'anno 2050; 10,5 % in più del 2025',
    },
    {
      label: 'Scenario basso',
      value: 196369,
      decimals: 0,
      unit: 'persone',
      supporting_text: 'anno 2050; 6,7 % in meno del 2025',
      url: '/indikatorenportal/6215',
    },
  ],
  content: [
    {
      kind: 'text',
      heading: 'Una differenza di 60’000 persone',
      body: [
        'A fine 2025 il Cantone contava 210’529 abitanti. Tutti e tre gli scenari partono da questo effettivo. Nel 2050 le persone sono circa 46’500 in più nello scenario alto, circa 22’100 in più in quello medio e circa 14’200 in meno in quello basso.',
        'Alla fine tra lo scenario alto e quello basso ci sono oltre 60’000 persone di differenza. Più si guarda lontano, più il divario si allarga, perché piccole differenze nelle ipotesi si sommano con gli anni.',
      ].join('\n\n'),
    },
    { kind: 'indicator', indicator: '6215', size: 'full', start_view: 'chart', show_explanations: true },
    {
      kind: 'info-box',
      title: 'Uno scenario non è una previsione',
      variant: 'info',
      body: 'Gli scenari rispondono alla domanda «che cosa accadrebbe se…?». Mostrano come evolve la popolazione se si avverano determinate ipotesi su nascite, speranza di vita e migrazioni. Non dicono quale scenario sia più probabile.',
    },
    {
      kind: 'text',
      heading: 'Che cosa ipotizzano gli scenari',
      body: [
        'Tre grandezze determinano quante persone vivranno qui in futuro:',
        '1. Le **nascite**: quanti bambini vengono al mondo?\n2. I **decessi**: fino a che età si vive?\n3. Le **migrazioni**: quante persone arrivano, quante partono?',
        'Per la speranza di vita lo scenario medio prevede un lento aumento. Per le donne svizzere passa da 83,9 anni (2026) a 85,4 (2050), per gli uomini svizzeri da 80,0 a 82,0.',
        '### Saldo naturale',
        'Nel 2025 il saldo naturale, cioè le nascite meno i decessi, era negativo (−110): sono morte più persone di quante ne siano nate. Nello scenario medio la situazione non cambia e nel 2050 il valore è −165. Nello scenario alto diventa positivo (468), in quello basso scende a −769. Nello scenario medio la popolazione può quindi crescere solo con un saldo migratorio positivo.',
      ].join('\n\n'),
    },
    {
      kind: 'text',
      heading: 'Bambini e giovani',
      body: [
        'Oggi nel Cantone vivono 36’632 persone sotto i 20 anni. Nello scenario medio fino al 2050 il loro numero aumenta poco, a 37’712. Nello scenario alto sono 44’011, in quello basso 29’539.',
        'Il rapporto di dipendenza dei giovani confronta questo gruppo con le persone tra i 20 e i 64 anni. Nel 2025 ogni 100 persone in età lavorativa ce n’erano 27,4 più giovani. Nello scenario medio il valore scende a 25,4 entro il 2050.',
        [
          '| Grandezza nel 2050 | basso | medio | alto |',
          '| --- | ---: | ---: | ---: |',
          '| Popolazione | 196’369 | 232’648 | 256’991 |',
          '| Persone sotto i 20 anni | 29’539 | 37’712 | 44’011 |',
          '| Rapporto di dipendenza dei giovani | 23,5 | 25,4 | 27,0 |',
          '| Saldo naturale | −769 | −165 | 468 |',
        ].join('\n'),
      ].join('\n\n'),
    },
    {
      kind: 'text',
      heading: 'Perché la Confederazione ottiene altre cifre',
      body: 'Anche l’Ufficio federale di statistica calcola scenari. Il suo scenario di riferimento porta da 200’031 persone nel 2023 a 212’809 nel 2055. Il valore di partenza è più basso, perché la Confederazione utilizza la popolazione residente permanente. Le due serie non vanno quindi riportate nello stesso grafico.',
    },
    { kind: 'app', app: 'bevoelkerungspyramide', display: 'card' },
    {
      kind: 'glossary',
      title: 'Termini',
      terms: ['szenario', 'wanderungssaldo', 'wohnbevoelkerung', 'staendige-wohnbevoelkerung'],
      display: 'accordion',
    },
    { kind: 'background-article', article: 'bevoelkerung-juli-2026', kicker: 'Cifre mensili' },
    {
      kind: 'additional-information-box',
      title: 'Ulteriori informazioni',
      links: [
        { title: 'Sottotema Scenari (in tedesco)', url: '/unterthema/szenarien' },
        {
          title: 'Interattivo: la popolazione nel tempo, animazione (in tedesco)',
          url: '/interaktiv/bevoelkerung-im-zeitraffer',
        },
      ],
      contacts: ['anna-beispiel'],
      method_links: [{ title: 'Scheda metodologica degli scenari demografici (in tedesco)', url: '/statistik/102' }],
    },
  ],
  sources: [
    {
      name: 'Ufficio di statistica di Basilea Città, scenari demografici 2026',
      url: 'https://statistik.bs.ch/indikatorenportal/6215',
    },
    {
      name: 'Ufficio federale di statistica (UST), scenari dell’evoluzione demografica',
      url: 'https://statistik.bs.ch/indikatorenportal/11899',
    },
  ],
  reference_period: '2025–2050',
};
