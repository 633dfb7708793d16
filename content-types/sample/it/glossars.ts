import type { LocalizedInput } from '../../registry';

/** Glossary terms in Italian. */
export const glossars: Readonly<Record<string, LocalizedInput<'glossars'>>> = {
  arbeitslosenquote: {
    term: 'Tasso di disoccupazione',
    short:
      'Quota delle persone disoccupate iscritte a un ufficio di collocamento su tutte le persone attive, in percentuale.',
    definition:
      'Il tasso di disoccupazione mette in rapporto le persone disoccupate iscritte con le persone attive. Si conta chi non ha un posto e l’ultimo giorno del mese è iscritto a un ufficio regionale di collocamento (URC) ed è subito disponibile, con o senza indennità. Lo pubblica la Segreteria di Stato dell’economia (SECO).\n\nNel luglio 2026 a Basilea Città il tasso era del 4,6 %, tra i 15 e i 24 anni del 5,9 %. Poiché non tutte le persone senza lavoro sono iscritte, il tasso di disoccupazione ai sensi dell’ILO è diverso.\n\n[Tasso di disoccupazione](/indikatorenportal/7510)',
    variants: ['tassi di disoccupazione', 'disoccupazione', 'disoccupati iscritti'],
    abbreviations: ['URC'],
    source: 'Segreteria di Stato dell’economia (SECO), Statistica della disoccupazione',
  },
  erwerbslose: {
    term: 'Disoccupati ai sensi dell’ILO',
    short:
      'Persone senza lavoro che nelle ultime quattro settimane hanno cercato un posto e potrebbero iniziare presto.',
    definition:
      'Secondo la definizione dell’Organizzazione internazionale del lavoro è disoccupato chi nella settimana dell’indagine non ha avuto un lavoro retribuito, nelle quattro settimane precedenti lo ha cercato attivamente ed è disponibile. Non occorre essere iscritti a un ufficio di collocamento.\n\nIl numero è stimato con un campione, la Rilevazione sulle forze di lavoro in Svizzera. È adatto ai confronti tra Paesi. Per il Cantone di Basilea Città i dati sui disoccupati iscritti sono invece più rapidi e più precisi, perché provengono da un registro.',
    variants: ['disoccupato ai sensi dell’ILO', 'tasso di disoccupazione ai sensi dell’ILO'],
    abbreviations: ['ILO'],
    source: 'Ufficio federale di statistica (UST), Rilevazione sulle forze di lavoro in Svizzera',
  },
  indikator: {
    term: 'Indicatore',
    short: 'Una cifra chiave rilevata regolarmente con lo stesso metodo, che segnala un’evoluzione.',
    definition:
      'Un indicatore riunisce molte informazioni in una sola cifra, che si può confrontare nel tempo o tra territori. Segnala ciò che non si può misurare direttamente: il tasso di abitazioni vuote, per esempio, indica quanto è difficile trovare casa a Basilea. Nel 2026 era dello 0,78 %.\n\nSu questo sito ogni indicatore ha una pagina con grafico, tabella, aiuto alla lettura, spiegazioni, fonte e dati da scaricare. Da solo un indicatore raramente spiega le cause; per questo servono altre informazioni.\n\n[Portale degli indicatori](/indikatorenportal)',
    synonyms: ['cifra chiave'],
    variants: ['indicatori', 'cifre chiave'],
  },
  konsumentenpreisindex: {
    term: 'Indice dei prezzi al consumo',
    short: 'Misura come cambiano in media i prezzi di beni e servizi per le economie domestiche private.',
    definition:
      'L’indice dei prezzi al consumo segue i prezzi di un paniere: alimentari, affitti, trasporti, tempo libero e molto altro. Ogni gruppo pesa quanto le economie domestiche vi spendono in media. Le imposte dirette e i premi dell’assicurazione malattie non ne fanno parte.\n\nAccanto all’indice nazionale esiste l’indice di Basilea, che vale per le economie domestiche del Cantone di Basilea Città ed esce ogni mese. Nel luglio 2026 era a 101,1 punti (dicembre 2025 = 100). La variazione rispetto all’anno precedente si chiama rincaro.\n\n[Indice di Basilea](/indikatorenportal/7513)',
    variants: ['indice di Basilea', 'indice nazionale dei prezzi al consumo', 'prezzi al consumo'],
    abbreviations: ['IPC'],
  },
  leerwohnung: {
    term: 'Abitazione vuota',
    short: 'Abitazione abitabile, non occupata il 1º giugno e offerta in affitto o in vendita.',
    definition:
      'Un’abitazione è considerata vuota se nel giorno di riferimento è abitabile, nessuno vi abita ed è sul mercato: in affitto duraturo di almeno tre mesi o in vendita. Non importa se è ammobiliata. Contano anche le case unifamiliari vuote.\n\nSono escluse le abitazioni in ristrutturazione, le nuove costruzioni non ancora pronte e quelle già affittate o vendute. Una finestra buia non indica quindi sempre un’abitazione vuota. Il 1º giugno 2026 nel Cantone di Basilea Città ne sono state contate 912, un anno prima 1’079.\n\n[Abitazioni vuote](/indikatorenportal/7580)',
    synonyms: ['abitazione sfitta'],
    variants: ['abitazioni vuote', 'abitazioni sfitte', 'alloggio sfitto'],
  },
  leerwohnungsquote: {
    term: 'Tasso di abitazioni vuote',
    short:
      'Quota delle abitazioni vuote e offerte sul mercato il 1º giugno sul totale delle abitazioni, in percentuale.',
    definition:
      'Il tasso di abitazioni vuote mette in rapporto le abitazioni vuote con tutte le abitazioni. Nel Cantone di Basilea Città il 1º giugno 2026 era dello 0,78 %, cioè circa 8 abitazioni su 1’000. Un anno prima era dello 0,92 %.\n\nDall’inizio della serie nel 2002 il valore più basso è stato misurato nel 2014 (0,23 %), il più alto nel 2005 (1,52 %). In città nel 2026 si andava dallo 0,24 % nel quartiere Wettstein al 2,45 % nelle Vorstädte. Nei quartieri piccoli bastano poche abitazioni per cambiare nettamente il tasso.\n\n[Tasso di abitazioni vuote](/indikatorenportal/5813)',
    synonyms: ['tasso di sfitto'],
    variants: ['tassi di abitazioni vuote', 'quota di abitazioni vuote'],
  },
  logiernacht: {
    term: 'Pernottamento',
    short:
      'Una notte trascorsa da un ospite in un albergo o stabilimento di cura; due ospiti, tre notti: sei pernottamenti.',
    definition:
      'I pernottamenti misurano quanto sono frequentati gli alberghi. Ogni notte di ogni persona conta una volta, anche per i bambini. Non sono incluse le notti presso conoscenti o in abitazioni affittate da privati.\n\nNel 2025 Basilea Città ha registrato 1’686’289 pernottamenti, di cui 1’059’022 di ospiti dall’estero, circa il 63 %. Conta il domicilio dell’ospite, non il passaporto. Nel corso dell’anno le cifre variano con le fiere e le vacanze; conviene quindi confrontare un mese con lo stesso mese dell’anno precedente.\n\n[Pernottamenti per anno](/indikatorenportal/6546)',
    variants: ['pernottamenti', 'notti in albergo'],
  },
  median: {
    term: 'Mediana',
    short: 'Il valore al centro di una serie ordinata: metà dei valori sta sotto, metà sopra.',
    definition:
      'Per trovare la mediana si ordinano tutti i valori e si prende quello centrale. Se il loro numero è pari, la mediana sta a metà tra i due valori centrali.\n\nUn esempio: tra i 19 quartieri della città di Basilea, ordinati secondo la popolazione, Breite è al decimo posto. La mediana è quindi di 9’437 persone (luglio 2026). La media, 9’828, è un po’ più alta, perché alcuni quartieri grandi la spingono verso l’alto. Per affitti o salari la differenza è di solito molto maggiore; in quei casi la mediana dice di più.',
    synonyms: ['valore mediano'],
    variants: ['mediane'],
  },
  mittelwert: {
    term: 'Media',
    short: 'La somma di tutti i valori divisa per il loro numero.',
    definition:
      'La media distribuisce la somma in parti uguali. Nel luglio 2026 nei 19 quartieri della città di Basilea vivevano 186’729 persone, in media 9’828 per quartiere. In realtà si va dalle 2’503 di Altstadt Kleinbasel alle 19’811 di St. Johann.\n\nL’esempio mostra il punto debole: la media non dice quanto i valori siano diversi tra loro, e alcuni valori molto grandi la spingono verso l’alto. Quando la distribuzione è disuguale indichiamo perciò anche la mediana.',
    synonyms: ['media aritmetica'],
    variants: ['medie', 'valore medio'],
  },
  pendler: {
    term: 'Pendolari',
    short:
      'Persone il cui luogo di lavoro o di formazione non è quello di domicilio e che fanno regolarmente il tragitto.',
    definition:
      'I pendolari in entrata arrivano nel Cantone da fuori, quelli in uscita lo lasciano. Nel 2024 circa 90’400 persone sono venute a Basilea Città per lavoro e circa 24’700 hanno fatto il tragitto inverso. Per ogni persona che esce, quasi quattro entrano.\n\nMolte abitano nel Cantone di Basilea Campagna, altre attraversano ogni giorno il confine con la Germania o la Francia. Qui non conta chi si sposta all’interno del proprio Comune. I dati si basano in parte su campioni e sono arrotondati.\n\n[Pendolari](/indikatorenportal/5203)',
    variants: ['pendolare', 'pendolari in entrata', 'pendolari in uscita'],
  },
  prozentpunkt: {
    term: 'Punto percentuale',
    short: 'Unità della differenza tra due percentuali: dal 4 % al 5 % c’è un punto percentuale.',
    definition:
      'Quando una quota cresce o diminuisce, il cambiamento si può esprimere in due modi. Il tasso di abitazioni vuote di Basilea Città è passato dallo 0,92 % (2025) allo 0,78 % (2026). Sono 0,14 punti percentuali in meno. Rispetto all’anno precedente si tratta però di un calo di circa il 15 %.\n\nLe due indicazioni sono corrette, ma rispondono a domande diverse. Un altro esempio: la quota di donne nel Gran Consiglio è salita dal 42 % (2020) al 46 % (2024), cioè di quattro punti percentuali.',
    variants: ['punti percentuali'],
  },
  'staendige-wohnbevoelkerung': {
    term: 'Popolazione residente permanente',
    short:
      'Popolazione secondo la definizione federale: domicilio principale sul posto e, per gli stranieri, almeno dodici mesi.',
    definition:
      'L’Ufficio federale di statistica include nella popolazione residente permanente le persone di nazionalità svizzera con domicilio principale nel Comune e le persone straniere che vivono o possono vivere in Svizzera per almeno dodici mesi. Anche chi si trova in procedura d’asilo vi rientra dopo dodici mesi. Il dato vale per il 31 dicembre e serve a confrontare i Cantoni.\n\nA fine 2023 a Basilea Città erano 200’031 persone. La statistica cantonale ne indicava 206’308, perché comprende anche soggiorni più brevi. Entrambi i valori sono corretti, ma non vanno mescolati.\n\n[Popolazione residente permanente nello scenario di riferimento](/indikatorenportal/11899)',
    variants: ['popolazione permanente'],
    abbreviations: ['STATPOP'],
    source: 'Ufficio federale di statistica (UST), Statistica della popolazione e delle economie domestiche',
  },
  stichtag: {
    term: 'Giorno di riferimento',
    short: 'Il giorno per cui vale una cifra.',
    definition:
      'Le consistenze cambiano di continuo; per contarle serve quindi un momento fisso. Le abitazioni vuote si contano il 1º giugno, la popolazione residente permanente il 31 dicembre, le persone disoccupate iscritte l’ultimo giorno del mese. Un’abitazione che si libera il 2 giugno non compare nel conteggio di quell’anno.\n\nÈ diverso per le grandezze che si formano nel tempo, come i pernottamenti di un anno o gli incidenti di un mese: valgono per l’intero periodo. Su questo sito il giorno o il periodo è indicato accanto a ogni cifra.',
    synonyms: ['data di riferimento'],
    variants: ['giorni di riferimento'],
  },
  szenario: {
    term: 'Scenario',
    short: 'Calcolo che mostra come evolve la popolazione se si avverano determinate ipotesi.',
    definition:
      'Uno scenario non è una previsione, ma un calcolo del tipo «se…, allora…». Per la popolazione di Basilea Città servono ipotesi su nascite, speranza di vita, arrivi, partenze e costruzione di abitazioni. Poiché nessuno le conosce con certezza, si calcolano più scenari.\n\nPer il 2050 risultano 256’991 persone nello scenario alto, 232’648 in quello medio e 196’369 in quello basso. La distanza mostra quanto è incerto lo sguardo in avanti. Gli scenari sono confrontati regolarmente con l’evoluzione reale e rinnovati.\n\n[Scenari demografici](/indikatorenportal/6215)',
    variants: ['scenari', 'scenario demografico', 'scenari demografici', 'scenario di riferimento'],
  },
  teuerung: {
    term: 'Rincaro',
    short:
      'Aumento dei prezzi al consumo rispetto allo stesso mese dell’anno precedente, in percentuale; detto anche inflazione.',
    definition:
      'Il rincaro dice di quanto la vita è diventata in media più cara. Si basa sull’indice dei prezzi al consumo. Nel luglio 2026 l’indice di Basilea era più alto dello 0,3 % rispetto a un anno prima; per tutta la Svizzera l’aumento era dello 0,4 %. Nella media del 2025 il rincaro a Basilea è stato dello 0,2 %.\n\nUn rincaro pari a zero non significa che tutti i prezzi restano uguali: alcuni salgono, altri scendono. Per una singola economia domestica la situazione può essere diversa dalla media.\n\n[Rincaro](/indikatorenportal/7512)',
    synonyms: ['inflazione'],
    variants: ['tasso di rincaro', 'tasso d’inflazione'],
  },
  wanderungssaldo: {
    term: 'Saldo migratorio',
    short: 'Arrivi meno partenze in un periodo.',
    definition:
      'Il saldo migratorio mostra se le persone che arrivano sono più di quelle che partono. Se in un anno 14’000 persone si trasferiscono a Basilea Città e 12’500 se ne vanno, in questo esempio inventato il saldo è di +1’500; nel caso contrario sarebbe di −1’500. I traslochi all’interno del Cantone non contano, salvo quando si osserva un singolo quartiere.\n\nInsieme alla differenza tra nascite e decessi spiega perché la popolazione cresce o diminuisce. Spesso si distinguono gli spostamenti con l’estero, con gli altri Cantoni e con Basilea Campagna.\n\n[Saldo migratorio](/indikatorenportal/1202)',
    synonyms: ['bilancio migratorio'],
    variants: ['saldi migratori'],
  },
  wohnbevoelkerung: {
    term: 'Popolazione residente',
    short: 'Tutte le persone iscritte nel registro degli abitanti del Cantone, anche per un soggiorno breve.',
    definition:
      'La statistica cantonale si basa sul registro degli abitanti e conta chi è annunciato a Basilea, Riehen o Bettingen. Esce ogni mese e per ogni quartiere. Nel luglio 2026 la popolazione residente contava 211’094 persone.\n\nIl massimo fu raggiunto nel 1970 con 236’219 persone, il minimo successivo nel 2001 con 187’459. La Confederazione usa il concetto più stretto di popolazione residente permanente, che esclude i soggiorni brevi; il suo valore è quindi più basso. Se non è indicato altro, su questo sito vale la definizione cantonale.\n\n[Popolazione residente per quartiere](/indikatorenportal/7763)',
    variants: ['numero di abitanti', 'abitanti'],
  },
  wohnviertel: {
    term: 'Quartiere',
    short:
      'Uno dei 19 territori in cui la città di Basilea è suddivisa per la statistica, per esempio St. Johann o Wettstein.',
    definition:
      'Per la statistica la città di Basilea è suddivisa in 19 quartieri. I loro confini restano a lungo gli stessi, così le cifre si possono confrontare. Con i Comuni di Riehen e Bettingen formano 21 territori. Ogni quartiere è composto da unità più piccole e queste da isolati.\n\nNel luglio 2026 il quartiere più popoloso era St. Johann (19’811 persone), il meno popoloso Altstadt Kleinbasel (2’503). Nella vita di ogni giorno i confini di un quartiere non coincidono sempre con quelli della statistica.\n\n[Quartieri a confronto](/indikatorenset/wohnviertel)',
    variants: ['quartieri', 'quartiere statistico', 'quartieri statistici'],
  },
};
