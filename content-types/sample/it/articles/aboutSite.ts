/** The texts about the site itself that its footer leads to. */
import type { LocalizedInput } from '../../../registry';

const kicker = 'Informazioni sul sito';

const example = {
  kind: 'info-box',
  variant: 'info',
  title: 'Testo di esempio',
  body: 'Questo testo fa parte dei contenuti di esempio del sito. Non è una dichiarazione ufficiale.',
} as const;

export const barrierefreiheit: LocalizedInput<'articles'> = {
  title: 'Dichiarazione di accessibilità',
  kicker,
  lead: 'Tutte le persone devono poter usare questo sito, anche con la tastiera, con un lettore di schermo o con un forte ingrandimento. Ecco che cosa funziona e che cosa ancora manca.',
  content: [
    example,
    {
      kind: 'text',
      heading: 'Riferimento',
      body: 'Il sito segue le linee guida WCAG nella versione 2.2, livello AA, e lo standard svizzero di accessibilità eCH-0059. Il Cantone di Basilea Città ha dal 2021 una legge sui diritti delle persone con disabilità.',
    },
    {
      kind: 'text',
      heading: 'Stato attuale',
      body: 'Il sito soddisfa questi requisiti **in parte**; le lacune note figurano nella sezione seguente.\n\n- Ogni tipo di pagina è controllato automaticamente nelle cinque lingue a ogni modifica.\n- L’uso con la tastiera, il forte ingrandimento e il contrasto elevato sono verificati nel browser.\n- Ogni grafico è accompagnato da una descrizione e da una tabella.\n- Tutte le pagine si leggono anche senza JavaScript.',
    },
    {
      kind: 'text',
      heading: 'Lacune note',
      body: '- Il sito non è ancora stato provato da persone con disabilità.\n- Solo alcune pagine esistono in lingua facile, in tedesco. Nessun gruppo di verifica le ha ancora lette.\n- Le carte e le applicazioni di altri fornitori non sono sempre utilizzabili con la tastiera. Sono perciò accompagnate da un testo o da una tabella.\n- Non ci sono video nella lingua dei segni.',
    },
    {
      kind: 'text',
      heading: 'Qualcosa non funziona?',
      body: 'Ci scriva indicando la pagina e l’ausilio che utilizza. Rispondiamo entro dieci giorni lavorativi e, su richiesta, forniamo le informazioni in un’altra forma.',
    },
    {
      kind: 'text',
      heading: 'Reclami',
      body: 'Se la nostra risposta non è d’aiuto, può rivolgersi al servizio cantonale competente per i diritti delle persone con disabilità. Il suo indirizzo va indicato nella dichiarazione dell’ufficio.',
    },
    {
      kind: 'text',
      heading: 'Data',
      body: 'L’ultimo controllo del sito risale al 21 agosto 2026. La presente dichiarazione è riesaminata ogni anno.',
    },
  ],
  seo_description: 'Accessibilità del portale statistico: stato attuale, lacune note e contatto.',
};

export const impressum: LocalizedInput<'articles'> = {
  title: 'Impressum',
  kicker,
  lead: 'Chi pubblica questo sito e a quali condizioni i contenuti possono essere riutilizzati.',
  content: [
    example,
    {
      kind: 'text',
      heading: 'Editore',
      body: 'Ufficio di statistica del Cantone di Basilea Città. Per il contenuto di una pagina è competente la persona indicata come contatto. Le persone presentate su questo sito sono inventate.',
    },
    {
      kind: 'text',
      heading: 'Riutilizzo dei contenuti',
      body: 'Cifre e grafici possono essere riutilizzati citando la fonte, salvo indicazione contraria. Le condizioni d’uso dei dati figurano sotto ogni indicatore.',
    },
    { kind: 'text', heading: 'Immagini', body: 'I disegni sono stati creati per questo sito.' },
  ],
  seo_description: 'Editore, competenze e riutilizzo dei contenuti del portale statistico.',
};

export const datenschutz: LocalizedInput<'articles'> = {
  title: 'Protezione dei dati',
  kicker,
  lead: 'Questo sito non usa né cookie né profili. Ecco quali dati vengono comunque trattati.',
  content: [
    example,
    {
      kind: 'text',
      heading: 'La Sua scelta',
      body: 'È Lei a decidere se le visite vengono contate e se vengono caricati contenuti di altri siti. La scelta resta salvata nel Suo browser. Può modificarla in fondo a ogni pagina.',
    },
    {
      kind: 'text',
      heading: 'Conteggio delle visite',
      body: 'Con il Suo consenso contiamo le pagine consultate senza nomi e senza cookie. Le parole cercate non vengono trasmesse. Se il Suo browser chiede di non essere seguito, non contiamo nulla.',
    },
    {
      kind: 'text',
      heading: 'Contenuti di altri siti',
      body: 'Le carte e le applicazioni integrate si caricano solo dopo un clic. Il fornitore indicato riceve allora il Suo indirizzo IP.',
    },
    {
      kind: 'text',
      heading: 'I Suoi diritti',
      body: 'Agli organi pubblici del Cantone si applica la legge cantonale sull’informazione e sulla protezione dei dati. La persona indicata qui sotto dà informazioni sui Suoi dati.',
    },
  ],
  seo_description: 'Quali dati vengono trattati durante la visita del portale statistico e come decidere al riguardo.',
};
