import { splitWords } from './splitWords';
import type { LanguageWords } from './languageWords';

/** Italian of Switzerland. */
export const it: LanguageWords = {
  language: 'ita',
  months: splitWords('gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'),
  // «e» also covers «è», «la» covers «là», «si» covers «sì»: accents are ignored.
  stopWords: splitWords(`
    a abbiamo ad adesso agli ai al alla alle allo altra altre altri altro anche ancora attuale attuali attualmente
    avere c che chi ci come con contro cos cosa così cui d da dagli dai dal dalla dalle dallo degli dei del della
    delle dello dentro di dopo dove due durante e ed era erano esiste esistono essere fa fanno fare favore fino fra
    giorno gli ha hanno ho i il in io l la le lei loro lui ma mentre mi mie miei molti molto momento ne negli nei
    nel nella nelle nello no noi non nostra nostro numero o odierna odierno oggi ogni ognuna ognuno oppure ora per
    perché più poco prima qual quale quali quando quant quanta quante quanti quanto quella quelle quelli quello
    quest questa queste questi questo qui recente recenti se secondo sei si sia solo sono sotto sta stato su sua sue sugli
    sui sul sulla sulle sullo suo suoi tra troppo trova trovare tutta tutte tutti tutto tuttora ultima ultime ultimi
    ultimo un una uno v vi vive vivono voi
  `),
  lightWords: splitWords(`
    alta alto andamento anni anno annuale arrivano aumenta aumentata aumentati aumentato aumento cambia cambiato
    cifre cresciuta cresciuto dati davvero diminuito durata evoluzione gente già giorni grafico grande grandi lunga
    medi media medio mensile mese mesi paga pagare passato percentuale persona persone piccola piccolo quantità
    quasi quota sempre senza settimana statistica statistiche sviluppo tabella tasso tendenza totale vengono
  `),
  kindWords: [
    ['app', 'app', 'applicazione', 'strumento'],
    ['indicatorSet', 'indicatori'],
    ['interactive', 'carta', 'cartina', 'mappa'],
    ['article', 'analisi', 'articolo', 'rapporto'],
    ['dataset', 'csv', 'scaricare'],
    ['glossary', 'cos e', 'definizione', 'differenza', 'significa', 'significato', 'spiegazione'],
    ['area', 'mia', 'mio'],
    ['page', 'mia', 'mio'],
    ['person', 'contatto', 'informazioni', 'responsabile'],
    ['quiz', 'gioco', 'quiz'],
    ['statistic', 'calcolato', 'fonte', 'metodo', 'metodologia', 'rilevamento', 'rilevazione'],
  ],
  levels: splitWords('cantone citta comune'),
  scenario: 'scenario',
};
