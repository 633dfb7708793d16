import type { FaultTexts } from '../../faults';

const fillIn = 'Compilate il campo nel CMS.';
const correct = 'Correggete il campo nel CMS.';
const shorten = 'Accorciate il testo.';
const simplify = 'Dividete il testo o semplificatelo.';
const correctData = 'Correggete i dati.';
const tellOperators = 'Il vostro testo non c’entra. Segnalatelo a chi gestisce il sito.';
const correctAddress = 'Correggete l’indirizzo precedente.';
const correctLink = 'Correggete il link o toglietelo.';
const removeRedirect = 'Togliete l’indirizzo precedente.';
const publishOther = 'Pubblicate l’altra voce o togliete il rimando.';
const publish = 'Pubblicate la voce nel CMS.';
const uploadAgain = 'Caricate di nuovo il file nel CMS.';
const dayAndTime = 'Scrivete giorno, ora e differenza dal tempo universale così: 2026-08-21T08:30:00+02:00.';

const saveDrawing = 'Salvate il disegno come «SVG semplice» nel programma di disegno, o caricatelo come PNG.';

export const it: FaultTexts = {
  empty: { found: 'Il campo è vuoto, ma obbligatorio.', fix: fillIn },
  'not-delivered': { found: 'Il CMS non ha fornito il contenuto di questo campo.', fix: tellOperators },
  'not-text': { found: 'Qui ci vuole un testo. Nel campo si trova: {found}.', fix: correct },
  'not-number': {
    found: 'Qui ci vuole un numero. Nel campo si trova: {found}.',
    fix: 'Scrivete solo cifre, con un punto davanti ai decimali: 1234.5.',
  },
  'not-whole-number': {
    found: 'Qui ci vuole un numero intero. Nel campo si trova: {found}.',
    fix: 'Scrivete un numero senza decimali.',
  },
  'not-yes-or-no': { found: 'Qui ci vuole sì o no. Nel campo si trova: {found}.', fix: correct },
  'not-list': { found: 'Qui ci vuole una lista. Nel campo si trova: {found}.', fix: correct },
  'not-group': { found: 'Qui ci vogliono più indicazioni con un nome. Nel campo si trova: {found}.', fix: correct },
  'not-cell': {
    found: 'In una cella dei dati sta un testo, un numero o niente (null). Qui si trova: {found}.',
    fix: correctData,
  },
  'not-a-day': {
    found: 'Qui ci vuole un giorno del calendario. Nel campo si trova: {found}.',
    fix: 'Scrivete anno, mese e giorno così: 2026-08-21.',
  },
  'not-an-instant': { found: 'Qui ci vogliono giorno e ora. Nel campo si trova: {found}.', fix: dayAndTime },
  'instant-without-offset': {
    found: 'In «{found}» manca la differenza dal tempo universale, che dice se vale l’ora legale.',
    fix: 'Per quest’ora in Svizzera scrivete {instant}.',
  },
  'instant-left-out': {
    found: 'L’ora in «{found}» non esiste in Svizzera: quella notte comincia l’ora legale.',
    fix: 'Scegliete un’altra ora.',
  },
  'instant-twice': {
    found: 'L’ora in «{found}» esiste due volte in Svizzera: quella notte finisce l’ora legale.',
    fix: 'Scrivete {first} (ora legale) o {second} (ora solare).',
  },
  'below-min': {
    found: 'Il numero è troppo piccolo: {found}. Può essere {min} o più.',
    fix: 'Scrivete un numero più grande.',
  },
  'above-max': {
    found: 'Il numero è troppo grande: {found}. Può essere {max} o meno.',
    fix: 'Scrivete un numero più piccolo.',
  },
  'too-short': { found: 'Il testo è troppo corto. Numero minimo di caratteri: {min}.', fix: correct },
  'too-long': { found: 'Il testo è troppo lungo: ha {found} caratteri. C’è posto per {max}.', fix: shorten },
  'too-many-items': {
    found: 'La lista è troppo lunga: ha {found} elementi. C’è posto per {max}.',
    fix: 'Togliete elementi dalla lista.',
  },
  'unknown-choice': { found: '«{found}» non è tra le scelte.', fix: 'Scegliete tra queste: {allowed}.' },
  'unknown-settings': {
    found: 'Queste impostazioni non esistono: {found}.',
    fix: 'Toglietele o correggete i loro nomi.',
  },
  'unknown-box': {
    found: 'Il sito non conosce questo tipo di riquadro e perciò non lo mostra: {found}.',
    fix: 'Togliete il riquadro, o segnalatelo a chi gestisce il sito.',
  },
  'target-without-key': {
    found: 'La voce collegata ({target}) non ha un indirizzo: il suo campo «{field}» è vuoto.',
    fix: 'Compilate là il campo o togliete il rimando.',
  },
  'data-too-deep': { found: 'I dati sono troppo annidati. Livelli possibili: {max}.', fix: correctData },
  'data-too-large': {
    found: 'I dati sono troppi. Valori possibili: {max}.',
    fix: 'Accorciate i dati o distribuiteli su più voci.',
  },
  'data-text-too-long': { found: 'Un testo nei dati è troppo lungo. Caratteri possibili: {max}.', fix: shorten },
  'text-too-many-lines': { found: 'Il testo ha troppe righe. Massimo: {max}.', fix: simplify },
  'text-too-nested': {
    found: 'In una riga ci sono troppe citazioni e liste annidate. Massimo: {max}.',
    fix: simplify,
  },
  'text-too-indented': {
    found: 'Davanti a una riga ci sono troppi spazi. Massimo: {max}.',
    fix: 'Togliete gli spazi all’inizio della riga.',
  },
  'text-too-many-brackets': { found: 'Il testo ha troppe parentesi quadre. Massimo: {max}.', fix: simplify },
  'text-too-much-emphasis': {
    found: 'Il testo ha troppi segni di evidenziazione (* _ ~). Massimo: {max}.',
    fix: simplify,
  },
  'text-too-many-footnotes': {
    found: 'Il testo rimanda troppo spesso a note. Massimo: {max} rimandi.',
    fix: simplify,
  },
  'text-too-many-underlines': {
    found: 'Il testo ha troppi titoli sottolineati o linee di separazione. Massimo: {max}.',
    fix: simplify,
  },
  'text-too-many-cells': {
    found: 'Le tabelle nel testo hanno troppe celle. Massimo: {max}.',
    fix: 'Accorciate le tabelle o offritele come file.',
  },
  'address-part-characters': {
    found: '«{found}» non può far parte di un indirizzo.',
    fix: 'Cominciate con una lettera o una cifra e usate solo lettere, cifre, punto, trattino basso e trattino, al massimo 200 caratteri.',
  },
  'address-part-too-long': {
    found:
      'Questa parte dell’indirizzo è troppo lunga. C’è posto per {max} byte; le lettere con accento contano doppio.',
    fix: 'Scegliete qualcosa di più corto.',
  },
  'address-part-reserved': {
    found: '«{found}» non può far parte dell’indirizzo: così si chiamano file del sito.',
    fix: 'Scegliete un altro nome, né «index» né uno che finisce con .html, .txt, .gz o .br.',
  },
  unusable: { found: 'Il sito non sa che cosa fare di questo: {found}.', fix: correct },
  'earlier-address-form': {
    found: '«{address}» non è un indirizzo di questo sito.',
    fix: 'Scrivetelo così: /artikel/alt, senza barra alla fine, punto interrogativo o cancelletto.',
  },
  'earlier-address-characters': {
    found: 'L’indirizzo precedente «{address}» contiene un carattere invisibile o danneggiato.',
    fix: 'Riscrivete l’indirizzo invece di copiarlo.',
  },
  'earlier-address-accents': {
    found: 'Nell’indirizzo precedente «{address}» lettere con accento sono fatte di due caratteri.',
    fix: 'Riscrivete l’indirizzo invece di copiarlo.',
  },
  'earlier-address-encoded': {
    found: 'L’indirizzo precedente «{address}» contiene caratteri codificati come %C3%BC.',
    fix: 'Scrivete le lettere come si leggono: ü invece di %C3%BC.',
  },
  'earlier-address-steps': {
    found: 'L’indirizzo precedente «{address}» contiene punti tra barre.',
    fix: correctAddress,
  },
  'earlier-address-too-long': {
    found: 'L’indirizzo precedente «{address}» è più lungo di quanto un indirizzo possa essere.',
    fix: correctAddress,
  },
  'earlier-address-reserved': {
    found: 'All’indirizzo precedente «{address}» si trova un file del sito.',
    fix: removeRedirect,
  },
  'too-deep': { found: 'Il contenuto è troppo annidato. Livelli possibili: {max}.', fix: correct },
  'half-character': {
    found: 'Il testo contiene mezzo carattere, per esempio mezzo emoji.',
    fix: 'Riscrivete quel punto.',
  },
  'control-character': {
    found: 'Il testo contiene un carattere di comando invisibile.',
    fix: 'Riscrivete il testo invece di copiarlo.',
  },
  'indicator-field-empty': { found: 'Il campo è vuoto, ma obbligatorio per gli indicatori.', fix: fillIn },
  'embedded-field-empty': { found: 'Il campo è vuoto, ma obbligatorio per i contenuti incorporati.', fix: fillIn },
  'not-value-column': {
    found: '«{found}» non è una colonna di valori di questo indicatore. Le colonne di valori sono: {expected}.',
    fix: 'Indichi la chiave di una colonna di valori o lasci vuoto il campo.',
  },
  'row-length': {
    found: 'Questa riga ha {found} celle. Ne servono {expected}, una per colonna.',
    fix: correctData,
  },
  'alternative-missing': {
    found: 'L’immagine non ha una descrizione e non è contrassegnata come decorativa.',
    fix: 'Descrivete che cosa mostra l’immagine: chi non la vede legge questo testo.',
  },
  'frame-host': {
    found: 'L’indirizzo porta a «{host}», che non è il nome di un sito.',
    fix: 'Scrivete l’indirizzo con il nome del sito.',
  },
  'address-missing': { found: 'La voce non ha un indirizzo. Senza, non appare.', fix: fillIn },
  'address-taken': {
    found: 'Due voci hanno l’indirizzo «{address}»: numero {first} e numero {second}.',
    fix: 'Date un altro indirizzo a una delle due.',
  },
  'german-missing': {
    found: 'La voce non è pubblicata in tedesco. Perciò la traduzione non appare.',
    fix: 'Pubblicate la voce tedesca.',
  },
  'box-target-unpublished': {
    found: 'Il riquadro rimanda a una voce che non esiste in questa lingua. Perciò non appare.',
    fix: 'Pubblicate l’altra voce in questa lingua o togliete il riquadro.',
  },
  'reference-unpublished': {
    found: 'La voce collegata non è pubblicata: {kind} «{key}». Perciò il rimando non appare.',
    fix: publishOther,
  },
  'part-left-out': {
    found: 'Questa parte non appare: ha bisogno di un rimando a una voce che non è pubblicata.',
    fix: publishOther,
  },
  'entry-left-out': {
    found: 'La voce non appare, o non nella nuova versione: ha bisogno di un rimando a una voce che non è pubblicata.',
    fix: publishOther,
  },
  'single-unpublished': {
    found:
      'La voce non è più pubblicata in tedesco, ma alcune pagine ne hanno bisogno. Il sito mostra l’ultima versione.',
    fix: publish,
  },
  'single-missing': {
    found: 'La voce non è pubblicata in tedesco. Il sito ne mostra solo il minimo.',
    fix: publish,
  },
  'home-page-missing': {
    found: 'La pagina iniziale non è pubblicata in tedesco. Senza, il sito non può apparire.',
    fix: publish,
  },
  'pages-failed': {
    found: 'Queste pagine non si possono fare con la voce: {pages}. La voce resta com’era prima, o non appare.',
    fix: 'Annullate l’ultima modifica, o chiedete a chi gestisce il sito: il registro dice perché.',
  },
  'placeholder-left': {
    found: 'Nel testo c’è ancora un testo provvisorio.',
    fix: 'Scrivete il testo o svuotate il campo.',
  },
  'html-in-text': {
    found: 'Il testo contiene HTML tra parentesi angolari. Le pagine lo mostrano come testo.',
    fix: 'Toglietelo e date forma al testo con i mezzi del CMS.',
  },
  'link-refused': {
    found: '«{found}» non è un indirizzo a cui il sito porta. Il testo appare senza link.',
    fix: 'Scrivete /thema/bevoelkerung per pagine di questo sito, altrimenti un indirizzo intero che comincia con https://.',
  },
  'link-without-words': { found: 'Un link non ha un testo da cliccare.', fix: 'Scrivete dove porta il link.' },
  'heading-without-words': {
    found: 'Un titolo intermedio è vuoto.',
    fix: 'Scrivete il titolo o togliete i suoi cancelletti (#).',
  },
  'heading-without-text': {
    found: 'Sotto il titolo intermedio «{heading}» non c’è niente.',
    fix: 'Scrivete il testo o togliete il titolo.',
  },
  'list-item-empty': {
    found: 'Un punto di una lista è vuoto.',
    fix: 'Scrivete il punto o togliete il suo segno.',
  },
  'picture-in-text': {
    found: 'Nel testo c’è un’immagine. Lì il sito non la mostra.',
    fix: 'Mettete l’immagine in un campo per immagini.',
  },
  'nothing-inside': { found: 'Qui tutto è vuoto.', fix: 'Compilate questa parte o toglietela.' },
  'frame-unencrypted': {
    found: 'L’indirizzo non è cifrato (http:). Perciò la pagina mostra solo un link.',
    fix: 'Scrivete un indirizzo che comincia con https://.',
  },
  'unknown-icon': {
    found: 'L’icona «{found}» non esiste. La pagina non ne mostra nessuna.',
    fix: 'Sceglietene una dalla lista.',
  },
  'bundle-name-taken': {
    found: 'Due gruppi si chiamano «{name}». Voci che perciò non appaiono: {count}.',
    fix: 'Date un altro nome a uno dei gruppi.',
  },
  'bundle-status-missing': {
    found: 'Il gruppo non ha uno stato. Voci che perciò non appaiono: {count}.',
    fix: 'Scegliete «{wanted}» appena possono apparire.',
  },
  'bundle-unconfirmed': {
    found: 'Il gruppo ha lo stato «{found}». Voci che perciò non appaiono: {count}.',
    fix: 'Scegliete «{wanted}» appena possono apparire.',
  },
  'bundle-instant-missing': {
    found: 'Il gruppo non ha giorno e ora. Voci che perciò non appaiono: {count}.',
    fix: dayAndTime,
  },
  'bundle-instant-invalid': {
    found: '«{found}» non è un giorno con un’ora. Voci che perciò non appaiono: {count}.',
    fix: dayAndTime,
  },
  'bundle-unpublished': {
    found: 'Il gruppo «{name}» non è pubblicato. Perciò la voce non appare.',
    fix: 'Pubblicate il gruppo, correggete il suo nome o svuotate il campo.',
  },
  'later-than-bundle': {
    found: 'Questo momento è dopo quello del gruppo «{name}». La voce appare più tardi delle altre.',
    fix: 'Svuotate il campo se la voce deve apparire con le altre.',
  },
  'bundle-member-changed': {
    found:
      'La voce è stata modificata il {when}, dopo l’approvazione del gruppo «{name}». Perciò non appare con le altre.',
    fix: 'Verifichi la modifica e approvi il gruppo ancora una volta, oppure tolga la voce dal gruppo.',
  },
  'source-missing': { found: 'Manca la fonte.', fix: 'Indichi l’ufficio e la rilevazione da cui provengono le cifre.' },
  'description-missing': {
    found: 'Manca la descrizione.',
    fix: 'Dica in una o due frasi che cosa si conta o si misura.',
  },
  'next-update-missing': {
    found: 'Non è indicato quando ci saranno nuove cifre.',
    fix: 'Indichi il giorno o il mese, oppure scriva «einmalig» (una volta) o «abgeschlossen» (concluso) come frequenza.',
  },
  'area-unlisted': {
    found: 'L’ufficio non conosce questi territori: {names}. Non hanno né pagina né rango.',
    fix: 'Scriva i nomi come nell’elenco dei territori, oppure faccia completare l’elenco (office.yaml).',
  },
  'update-overdue': {
    found: 'Nuove cifre erano annunciate per il {day}. Quel giorno è passato.',
    fix: 'Pubblichi le nuove cifre e indichi il prossimo giorno.',
  },
  'alternative-useless': {
    found: 'Il testo alternativo «{found}» non dice che cosa mostra l’immagine.',
    fix: 'Descriva che cosa mostra l’immagine, oppure la contrassegni come decorativa.',
  },
  'ls-sentence-long': {
    found: 'Frasi troppo lunghe per il tedesco facile: {count}. Questa ha più di {max} parole: «{found}».',
    fix: 'Ne faccia più frasi, ciascuna con una sola informazione.',
  },
  'ls-passive': {
    found: 'Frasi al passivo: {count}. Per esempio: «{found}».',
    fix: 'Dica chi fa qualcosa.',
  },
  'ls-compound': {
    found: 'Parole lunghe senza trattino: {count}. Per esempio: {found}.',
    fix: 'Divida le parole con un trattino o un punto mediano: «Wohn-Viertel».',
  },
  'ls-rounding': {
    found: '«{found}» è arrotondato troppo: in tedesco è {expected}.',
    fix: 'Arrotondi con un’esattezza del 5 %, o lasci che il numero venga dall’indicatore.',
  },
  'file-ending': {
    found: 'Il sito non accetta il tipo del file «{file}». Possibili sono {allowed}.',
    fix: 'Caricate il file in un altro formato o toglietelo.',
  },
  'file-mime': {
    found: 'Il nome del file «{file}» finisce con {ending}, ma il CMS lo annuncia come {found} e non come {expected}.',
    fix: 'Caricate di nuovo il file, con la terminazione giusta.',
  },
  'file-bytes': {
    found: 'Il nome del file «{file}» finisce con {ending}, ma il file contiene altro.',
    fix: 'Caricate di nuovo il file, con la terminazione giusta.',
  },
  'file-unreadable': {
    found: 'Il file non può essere letto. Messaggio: {found}.',
    fix: 'Apra il file nel programma con cui è stato creato e lo salvi di nuovo.',
  },
  'file-missing': { found: 'Il file «{file}» manca nel CMS.', fix: uploadAgain },
  'file-undelivered': {
    found: 'Il file «{file}» non è arrivato in più tentativi.',
    fix: 'Pubblicate di nuovo la voce un po’ più tardi. Se non serve, caricate di nuovo il file.',
  },
  'file-too-large': {
    found: 'Il file «{file}» è troppo grande. C’è posto per {max} kilobyte.',
    fix: 'Caricatene uno più piccolo. Se deve essere così grande, chiedete a chi gestisce il sito.',
  },
  'file-elsewhere': {
    found: 'Il file «{file}» non è nel CMS, ma qui: {place}. Il sito non prende file da lì.',
    fix: 'Caricate il file nel CMS.',
  },
  'picture-unreadable': {
    found: 'Il file «{file}» non si apre come immagine ({mime}): è danneggiato, o è altro.',
    fix: uploadAgain,
  },
  'picture-too-large': {
    found: 'L’immagine «{file}» è troppo grande: {megapixels} milioni di pixel. Massimo: {max} milioni.',
    fix: 'Riducete l’immagine a 2400 pixel di larghezza e caricatela di nuovo.',
  },
  'drawing-unsafe': {
    found: 'Il disegno «{file}» (SVG) contiene qualcosa che il sito non mostra, per sicurezza: {found}.',
    fix: saveDrawing,
  },
  'drawing-broken': {
    found: 'Il disegno «{file}» non è un SVG valido: c’è un errore alla riga {line}.',
    fix: saveDrawing,
  },
  'cell-not-value': {
    found: 'Riga {row}, colonna «{column}»: qui si trova {found}. Ci vuole un numero o uno dei segni …, X, ( ), –.',
    fix: 'Scrivete solo cifre, per esempio 1234,5 o 1’234.5, oppure il segno di un valore mancante.',
  },
  'cell-not-status': {
    found: 'Riga {row}, colonna «{column}»: {found} non dice quanto sono sicuri i valori.',
    fix: 'Scrivete in tedesco gemessen, provisorisch, geschätzt, revidiert o Szenario, oppure lasciate vuota la cella.',
  },
  'headline-not-in-data': {
    found: '«{found}» non si trova nei dati.',
    fix: 'Scrivete il territorio o il gruppo come nei dati, oppure lasciate vuoto il campo.',
  },
  'bound-value-form': {
    found: 'Il testo indica un valore con {found}, che non è comprensibile.',
    fix: 'Scriva tra doppie parentesi graffe 5813, 5813:colonna@2026 o 5813:colonna@2026, territorio|number; dopo la barra number, period, difference, change o rank.',
  },
  'bound-value-missing': {
    found: 'I dati non hanno alcun valore per {found}.',
    fix: 'Verifichi numero dell’indicatore, colonna, periodo e territorio. Una variazione e un rango esistono solo se dicono qualcosa: non attraverso un’interruzione della serie, non in percentuale di gradi o saldi, nessun rango tra meno di cinque territori dello stesso tipo. La voce resta com’era.',
  },
  'finding-other-value': {
    found: 'La frase indica {found}; nei dati c’è {expected}.',
    fix: 'Verifichi la frase, oppure indichi il valore con il numero dell’indicatore tra doppie parentesi graffe: sarà giusto dopo ogni aggiornamento.',
  },
  'finding-other-direction': {
    found: 'La frase dice «{found}», ma il valore è cambiato di {expected}.',
    fix: 'Verifichi la frase e i dati.',
  },
  'cell-percent': {
    found: 'Riga {row}, colonna «{column}»: {found} è scritto con il segno di percentuale.',
    fix: 'Scrivete il numero senza questo segno (5,2 invece di 5,2 %), nel foglio di calcolo senza il formato percentuale. L’unità si trova nell’indicatore.',
  },
  'cell-empty': {
    found:
      'Riga {row}, colonna «{column}»: la cella è vuota. Ci vuole il periodo, il territorio o il gruppo della riga.',
    fix: 'Compilate la cella o eliminate la riga.',
  },
  'cell-too-long': {
    found: 'Riga {row}, colonna «{column}»: il testo è più lungo di {max} caratteri.',
    fix: 'Accorciate il testo.',
  },
  'cell-two-marks': {
    found:
      'Riga {row}, colonna «{column}»: qui si trova {found}, più in alto {other}. Ovunque i decimali seguono o una virgola o un punto.',
    fix: 'Scrivete tutti i numeri allo stesso modo e separate le migliaia con un apostrofo o per niente.',
  },
  'cell-thousands': {
    found:
      'Riga {row}, colonna «{column}»: {found} può avere tre decimali, oppure il segno separa le migliaia. Tutti i numeri della colonna permettono entrambe le letture.',
    fix: 'Separi le migliaia con un apostrofo o per niente. Se sono decimali, indichi 3 decimali per la colonna o per l’indicatore.',
  },
  'cell-line-break': {
    found:
      'Riga {row}, colonna «{column}»: il testo si estende su più righe. Forse una virgoletta inghiotte le righe intermedie.',
    fix: 'Elimini l’interruzione di riga o la virgoletta.',
  },
  'cell-control-character': {
    found: 'Riga {row}, colonna «{column}»: il testo contiene un carattere che nessuno può leggere.',
    fix: 'Riscrivete il testo di questa cella.',
  },
  'more-cells': {
    found: 'Altri {count} punti dei dati contengono errori.',
    fix: 'Correggete prima quelli indicati; gli altri saranno segnalati in seguito.',
  },
  'map-file-ending': {
    found: 'Il file «{file}» non è una carta. Sono possibili: {allowed}.',
    fix: 'Salvi le aree come GeoJSON e carichi il file.',
  },
  'map-file-bytes': {
    found: 'La carta occupa {found} kB. Il massimo è di {max} kB.',
    fix: 'Semplifichi i confini nel sistema d’informazione geografica e carichi di nuovo il file.',
  },
  'map-file-areas': {
    found: 'La carta ha {found} aree. Il massimo è di {max}.',
    fix: 'Tenga solo le aree di cui l’indicatore ha bisogno.',
  },
  'map-file-points': {
    found: 'I confini della carta hanno {found} punti. Il massimo è di {max}.',
    fix: 'Semplifichi i confini nel sistema d’informazione geografica e carichi di nuovo il file.',
  },
  'map-file-form': {
    found: 'Il file non è una carta leggibile. Trovato: {found}. Atteso: GeoJSON, una «FeatureCollection» con aree.',
    fix: 'Salvi di nuovo le aree come GeoJSON e carichi il file.',
  },
  'map-file-mixed': {
    found: 'Le aree della carta sono misurate in sistemi di coordinate diversi.',
    fix: 'Salvi tutte le aree in uno solo: MN95 (EPSG:2056) o WGS 84.',
  },
  'map-file-exchanged': {
    found: 'Le coordinate della carta sono scambiate: prima il nord, poi l’est. Trovato: {found}.',
    fix: 'Salvi di nuovo la carta, con la coordinata est per prima (7.59, 47.56).',
  },
  'map-twice': {
    found: 'Le aree figurano due volte nella voce, come file e come lista.',
    fix: 'Lasci vuoto uno dei due campi.',
  },
  'map-feature-shape': {
    found: 'L’area {feature} della carta non ha superficie. Trovato: {found}. Atteso: {expected}.',
    fix: 'Elimini l’area dal file o la salvi come superficie.',
  },
  'map-feature-empty': {
    found: 'L’area {feature} della carta non ha confini («geometry» è vuoto).',
    fix: 'Disegni l’area o la elimini dal file.',
  },
  'map-feature-flat': {
    found: 'L’area {feature} della carta non ha superficie: i suoi punti sono nello stesso luogo o su una linea.',
    fix: 'Ridisegni l’area o la elimini dal file.',
  },
  'map-feature-far': {
    found: 'L’area {feature} della carta è così lontana dalle altre che queste non sarebbero più riconoscibili.',
    fix: 'Verifichi le sue coordinate o elimini l’area dal file.',
  },
  'map-feature-small': {
    found: 'L’area {feature} è troppo piccola per essere disegnata su questa carta.',
    fix: 'La unisca a una vicina, la elimini dal file o scelga un ritaglio più piccolo.',
  },
  'map-feature-place': {
    found:
      'L’area {feature} della carta non è né in Svizzera né sulla Terra. Trovato: {found}. Atteso: prima l’est, poi il nord, in MN95 (2611000, 1267000) o in gradi (7.59, 47.56).',
    fix: 'Salvi la carta in MN95 (EPSG:2056) o WGS 84, con la coordinata est per prima.',
  },
  'map-key-missing': {
    found:
      'Nessuna delle aree dei dati figura sulla carta. Trovato: {found}. Le proprietà della carta si chiamano: {expected}.',
    fix: 'Indichi con «areaKey», nelle impostazioni del grafico, la proprietà che contiene il nome o il numero dell’area.',
  },
  'map-area-missing': {
    found: 'L’area «{found}» dei dati manca sulla carta, che conosce: {expected}.',
    fix: 'La scriva nei dati come sulla carta. Se non è un’area, per esempio un totale, può restare così: figura solo nella tabella e nella classifica.',
  },
  'data-twice': {
    found: 'La voce contiene i dati due volte, come file e come lista.',
    fix: 'Lasciate vuoto uno dei due campi.',
  },
  'data-source-address': {
    found: 'L’indirizzo dei dati non è uno che il sito consulta.',
    fix: 'Indicate un indirizzo completo che comincia con https://, senza password.',
  },
  'data-source-host': {
    found: 'Da «{found}» non si possono prendere dati.',
    fix: 'Chi gestisce il sito può autorizzare questa fonte. Altrimenti caricate i dati come file.',
  },
  'data-source-failed': {
    found: 'Dal {when} la fonte dei dati non risponde come dovrebbe: {found}. Quelli buoni di prima restano.',
    fix: 'Chiedete alla fonte, oppure caricate i dati come file e vuotate l’indirizzo.',
  },
  'data-source-html': {
    found:
      'Dal {when} all’indirizzo dei dati c’è una pagina web o qualcosa che non è una tabella. Quelli buoni di prima restano.',
    fix: 'Aprite l’indirizzo e correggetelo, oppure chiedete alla fonte.',
  },
  'data-source-empty': {
    found: 'Dal {when} la fonte dei dati non ha righe. Quelli buoni di prima restano.',
    fix: 'Chiedete alla fonte.',
  },
  'data-source-fewer': {
    found: 'Dal {when} la fonte dei dati ha solo {found} righe su {expected}. Quelli buoni di prima restano.',
    fix: 'Chiedete alla fonte. Se è giusto, aggiungete all’indirizzo «#» e il giorno: allora vale come nuovo.',
  },
  'data-source-broken': {
    found:
      'Dal {when} i dati all’indirizzo non si possono leggere; ciò che è sbagliato è indicato accanto. Quelli buoni di prima restano.',
    fix: 'Correggete la fonte, oppure adattate le colonne dell’indicatore.',
  },
  'upcoming-time-missing': {
    found: 'I nuovi dati non hanno né un momento né un gruppo. Non appariranno mai.',
    fix: 'Indicate il momento o il gruppo, oppure vuotate il campo dei nuovi dati.',
  },
  'upcoming-file-missing': {
    found: 'Sono annunciati nuovi dati, ma manca il loro file.',
    fix: 'Caricate il file, oppure vuotate il momento e il gruppo dei nuovi dati.',
  },
  'upcoming-not-moved': {
    found: 'I dati già pubblici non sono ancora al loro posto. Fino ad allora la voce resta com’è sul sito.',
    fix: 'Carichi i dati pubblici nel campo dei dati e imposti l’ultimo aggiornamento al giorno in cui sono apparsi.',
  },
  'upcoming-public': {
    found: 'I nuovi dati sono sul sito dal {when}. Ciò che sta nel campo dei dati precedenti non appare più.',
    fix: 'Spostate il file nel campo dei dati, riprendete il giorno come ultimo aggiornamento e lo stato dei dati, e vuotate i campi dei nuovi dati.',
  },
  'data-file-ending': {
    found: 'Il file «{file}» non è una tabella. Sono possibili: {allowed}.',
    fix: 'Salvate la tabella in uno di questi formati e caricatela.',
  },
  'data-file-encoding': {
    found: 'Le lettere del file non sono salvate né in UTF-8 né in Windows-1252; gli accenti sarebbero sbagliati.',
    fix: 'Salvate il file come «CSV UTF-8» o caricatelo come XLSX.',
  },
  'data-file-json': {
    found: 'Il file non è un set di dati JSON-stat: {found} manca o è inutilizzabile.',
    fix: 'Carichi il file come «JSON-stat 2.0» (class «dataset») o come CSV.',
  },
  'data-dimension-open': {
    found: 'La dimensione {found} ha più modalità e non corrisponde a nessuna colonna dell’indicatore.',
    fix: 'Aggiunga la colonna all’indicatore o scelga una sola modalità nell’esportazione.',
  },
  'data-file-quotes': {
    found: 'Riga {row}: una virgoletta comincia o finisce nel posto sbagliato.',
    fix: 'Mettete i testi che contengono il separatore tra virgolette diritte e raddoppiate quelle al loro interno.',
  },
  'data-file-broken': {
    found: 'Il file non è una tabella leggibile (XLSX o ODS).',
    fix: 'Aprite il file nel foglio di calcolo e salvatelo di nuovo come XLSX, senza password.',
  },
  'data-file-size': {
    found: 'La tabella del file è troppo grande per essere letta.',
    fix: 'Tenete solo il foglio, le righe e le colonne di cui l’indicatore ha bisogno.',
  },
  'data-file-hidden': {
    found: 'Il file ODS ha righe, colonne o fogli nascosti o filtrati.',
    fix: 'Mostri tutto, elimini ciò che non deve essere pubblico e carichi di nuovo il file, oppure lo salvi come XLSX.',
  },
  'data-file-comments': {
    found: 'Prima dei dati ci sono più di {max} righe che cominciano con #.',
    fix: 'Elimini queste righe. Fonte e osservazioni hanno campi propri nell’indicatore.',
  },
  'data-file-empty': {
    found: 'Il file non contiene una tabella: tutte le righe sono vuote.',
    fix: 'Caricate il file con la riga d’intestazione e i dati. In XLSX la tabella si trova sul primo foglio visibile.',
  },
  'data-rows-hidden': {
    found: 'Le righe nascoste o filtrate del file non vengono mostrate: {rows}.',
    fix: 'È permesso. Se devono apparire, le mostri e carichi di nuovo il file.',
  },
  'data-columns-hidden': {
    found: 'Le colonne nascoste del file non vengono mostrate: {columns}.',
    fix: 'È permesso. Se devono apparire, le mostri e carichi di nuovo il file.',
  },
  'data-file-rows': {
    found: 'Il file ha più righe delle {max} possibili per questo indicatore.',
    fix: 'Aggregate i dati, oppure pubblicateli come set di dati con un link.',
  },
  'data-file-columns': {
    found: 'Il file ha {found} colonne o più. Ne sono possibili {max}.',
    fix: 'Eliminate le colonne di cui l’indicatore non ha bisogno.',
  },
  'data-head-missing': {
    found:
      'Nessuna riga all’inizio del file nomina le colonne dell’indicatore ({expected}). L’intestazione è probabilmente la riga {row}, che contiene, con ruoli proposti: {found}.',
    fix: 'Nomini le colonne nell’indicatore come nel file, oppure cambi l’intestazione del file.',
  },
  'data-head-several': {
    found: 'Più righe possono essere l’intestazione: {rows}.',
    fix: 'Conservi l’intestazione che appartiene ai dati ed elimini le altre.',
  },
  'data-column-missing': {
    found: 'Nell’intestazione manca la colonna «{column}» («{label}»). Vi si trovano: {found}.',
    fix: 'Nominate la colonna nell’intestazione del file come nell’indicatore, con la chiave o il titolo.',
  },
  'data-column-twice': {
    found: 'L’intestazione nomina più volte la colonna «{column}».',
    fix: 'Rinominate o eliminate l’altra colonna.',
  },
  'data-left-out': {
    found:
      'Il testo fuori dalla tabella e le unità nell’intestazione non vengono mostrati (con il numero della riga): {found}.',
    fix: 'È permesso. Fonte, stato, unità e osservazioni hanno campi propri nell’indicatore.',
  },
  'data-column-unused': {
    found: 'La colonna «{column}» del file non corrisponde a nessuna colonna dell’indicatore e non viene mostrata.',
    fix: 'Può rimanere così. Se deve apparire, aggiungetela alle colonne dell’indicatore.',
  },
  'data-row-twice': {
    found: 'Le righe {other} e {row} hanno lo stesso periodo, lo stesso territorio e lo stesso gruppo: {found}.',
    fix: 'Cancelli una delle due, oppure aggiunga la colonna in cui si distinguono.',
  },
  'data-not-period': {
    found: 'Riga {row}: {found} non è un periodo come {other} nelle altre righe.',
    fix: 'Scriva tutti i periodi allo stesso modo e senza rimandi a note. L’affidabilità di un valore sta in una colonna con il ruolo «status», un’osservazione in una con il ruolo «note».',
  },
  'data-row-remark': {
    found: 'Riga {row}: {found} non è un periodo come nelle altre righe, e mancano i valori.',
    fix: 'Togliete le note dalla tabella. La fonte e lo stato dei dati hanno campi propri nell’indicatore.',
  },
  'columns-differ': {
    found:
      'Le colonne non sono quelle della voce tedesca, secondo cui il file viene letto: qui {found}, là {expected}.',
    fix: 'Date alle colonne le stesse chiavi e gli stessi ruoli, nello stesso ordine. Solo i titoli, le unità e i decimali possono essere diversi.',
  },
  'data-row-length': {
    found: 'La riga {row} ha {found} celle. Ne servono {expected} come nell’intestazione.',
    fix: 'Aggiungete le celle mancanti e mettete tra virgolette i testi che contengono il separatore.',
  },
  'link-invalid': { found: '«{address}» non è un indirizzo valido.', fix: correctLink },
  'link-protocol': {
    found: 'Il link «{address}» comincia con qualcosa che il sito non permette.',
    fix: 'Scrivete un indirizzo che comincia con https://, o togliete il link.',
  },
  'link-nowhere': { found: 'Il link «{address}» non porta a nessuna pagina e a nessun file.', fix: correctLink },
  'link-near': {
    found: 'Il link «{address}» non porta a nessuna pagina; sul sito figura solo il suo testo.',
    fix: 'L’indirizzo esistente più vicino è «{nearest}».',
  },
  'search-words-line': {
    found: 'La riga {line}, «{found}», non insegna nulla alla ricerca.',
    fix: 'Scriva un gruppo con virgole («sfitto, abitazioni vuote»), un rinvio con due punti («gru: costruzione»).',
  },
  'link-without-place': {
    found: 'Il link «{address}» porta a una pagina dove il punto indicato dopo il cancelletto (#) non esiste.',
    fix: correctLink,
  },
  'redirect-hides-page': {
    found: 'All’indirizzo precedente «{address}» c’è una pagina. Perciò il reindirizzamento è tralasciato.',
    fix: removeRedirect,
  },
  'redirect-hides-file': {
    found: 'All’indirizzo precedente «{address}» si trova un file del sito. Perciò il reindirizzamento è tralasciato.',
    fix: removeRedirect,
  },
  'redirect-nowhere': {
    found: 'L’indirizzo precedente «{address}» non può portare da nessuna parte: la voce non ha una pagina.',
    fix: removeRedirect,
  },
  'redirect-twice': {
    found: 'L’indirizzo precedente «{address}» è annotato più di una volta. Le maiuscole non contano.',
    fix: 'Tenetelo in un posto e togliete gli altri.',
  },
  'title-taken': {
    found: 'Anche la pagina {other} ha il titolo «{title}». I motori di ricerca non possono distinguerle.',
    fix: 'Cambiate uno dei titoli.',
  },
  'mark-taken': {
    found:
      'Qualcosa sta due volte nella pagina, per esempio lo stesso riquadro (segno «{mark}»). I link portano al primo.',
    fix: 'Togliete uno dei due. Se niente sta due volte, segnalatelo a chi gestisce il sito.',
  },
};
