import { groupsIn } from './groupsIn';
import { relatedIn } from './relatedIn';
import { wordsIn } from './wordsIn';
import type { SearchRules } from '../searchRules';

/** Italian of Switzerland. */
export const it: SearchRules = {
  language: 'ita',
  months: wordsIn('gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'),
  // «e» stands for «è» too, «la» for «là», «si» for «sì»: accents do not count.
  stopWords: wordsIn(`
    a abbiamo ad agli ai al alla alle allo altra altre altri altro anche ancora attuale attualmente avere c che chi
    ci come con contro cosa così cui d da dagli dai dal dalla dalle dallo degli dei del della delle dello dentro di
    dopo dove due durante e ed era erano esiste esistono essere fa fino fra gli ha hanno ho i il in io l la le lei
    loro lui ma mentre mi mie miei molti molto ne negli nei nel nella nelle nello no noi non nostra nostro numero o
    oggi ogni oppure per perché più poco prima qual quale quali quando quant quanta quante quanti quanto quella
    quelle quelli quello questa queste questi questo qui se secondo sei si sia solo sono sotto sta stato su sua sue
    sugli sui sul sulla sulle sullo suo suoi tra troppo trova trovare tutta tutte tutti tutto un una uno v vi vive
    vivono voi
  `),
  dividingWords: wordsIn('per secondo'),
  lightWords: wordsIn(`
    alta alto andamento anni anno annuale arrivano aumenta aumentata aumentati aumentato aumento cambia cambiato
    cifre cresciuta cresciuto dati davvero diminuito durata evoluzione gente già giorni giorno grafico grande grandi lunga medi
    media medio mensile mese mesi paga pagare passato persona persone piccola piccolo quasi recente recenti sempre
    senza settimana statistica statistiche sviluppo tabella tendenza vengono
  `),
  kindWords: [
    ['indicatorSet', 'indicatori'],
    ['interactive', 'carta', 'cartina', 'mappa'],
    ['article', 'analisi', 'articolo', 'rapporto'],
    ['dataset', 'csv', 'scaricare'],
    ['glossary', 'definizione', 'differenza', 'significa', 'significato', 'spiegazione'],
    ['area', 'mia', 'mio'],
    ['page', 'mia', 'mio'],
    ['person', 'contatto', 'informazioni', 'responsabile'],
    ['quiz', 'gioco', 'quiz'],
    ['statistic', 'calcolato', 'fonte', 'metodo', 'metodologia', 'rilevamento', 'rilevazione'],
  ],
  // «affitto»: pages that are not translated have German names: so here and in other groups.
  // «prezzo»: as in «Quanto costa un appartamento?».
  synonyms: groupsIn(`
    abitazione, abitazioni, alloggio, alloggi, appartamento, appartamenti
    abitazioni vuote, abitazioni sfitte, tasso di sfitto, tasso di abitazioni vuote, case vuote, abitazioni libere, abitazione vuota
    affitto, affitti, pigione, pigioni, Mietpreise, canone
    agenda, calendario delle pubblicazioni, date di pubblicazione
    agricoltura, contadini, agricoltori, Landwirtschaft
    albergo, alberghi, hotel, settore alberghiero
    anziani, persone anziane, pensionati
    asilo nido, nido, custodia bambini
    auto elettrica, auto elettriche, automobile elettrica, Elektroauto
    automobile, automobili, auto, macchina, macchine, veicoli a motore, veicolo, veicoli, Motorfahrzeuge
    AVS, rendite
    Basilea Campagna, BL
    Basilea Città, BS
    bicicletta, biciclette, bici
    bosco, boschi, foresta, foreste, Wald
    caldo, canicola, ondata di caldo, Hitzetage
    carta geografica, atlante, mappa, mappe
    casa per anziani, case per anziani, case di cura
    cittadinanza, nazionalità
    clima, cambiamento climatico, riscaldamento globale, Klima
    CO2, anidride carbonica, gas serra
    consumo di energia, consumo energetico, Energieverbrauch
    costruzione di abitazioni, nuove abitazioni, neu erstellte Wohnungen
    crimine, criminalità, reati
    decessi, morti, mortalità, Sterbefälle, morire, muoiono
    densità, densità di popolazione, Bevölkerungsdichte
    disoccupazione, disoccupati, disoccupate, tasso di disoccupazione, persone senza lavoro, disoccupato
    disoccupazione giovanile, giovani disoccupati, Jugendarbeitslosigkeit
    donna, donne, Frauenanteil
    economia domestica, economie domestiche, famiglie, Haushalte, dimensione delle economie domestiche
    edifici, edificio, case, immobili, casa, immobile, Gebäude
    elettricità, corrente, Strom
    elezione, elezioni, votazione, votazioni, Wahlarchiv
    energia solare, fotovoltaico, solare
    età, Alter
    ETP, equivalenti a tempo pieno, Vollzeitäquivalente
    feriti, infortunati, vittime della strada, Verunfallte
    frontaliere, frontalieri, lavoratori frontalieri, Grenzgänger
    giovani, gioventù, Jugend
    glossario, vocabolario, termini tecnici, dizionario, lessico
    Gran Consiglio, parlamento, Grosser Rat, Grossen Rat
    impieghi, posti di lavoro, occupati, addetti, impiego, lavoratori, Beschäftigte, Beschäftigung
    imposte, imposta, tasse, tassa, fisco
    incidente, incidenti, incidenti stradali, incidente stradale, incidenti della circolazione, Strassenverkehrsunfälle
    indice dei prezzi al consumo, IPC, costo della vita, prezzi al consumo
    inflazione, rincaro, aumento dei prezzi, prezzi aumentano, carovita
    letti d’ospedale, Spitalbetten
    media, valore medio
    migrazione, migrazioni, Wanderungen, immigrazione, immigrati, Zuwanderung, Zuzug, emigrazione, Abwanderung, Wegzug
    nascita, nascite, nati
    naturalizzazione, naturalizzazioni
    open data, OGD, dati aperti
    ospedale, ospedali, clinica, cliniche, Spitäler
    pendolare, pendolari, pendolarismo, tragitto casa-lavoro, Pendlerkarte
    pernottamento, pernottamenti, notti in albergo
    persone attive, popolazione attiva, Erwerbspersonen
    persone in cerca di impiego, ricerca di lavoro, Stellensuchende
    persone sole, single, Einpersonenhaushalt
    PIL, prodotto interno lordo
    piramide delle età, struttura per età, Altersaufbau
    popolazione, abitanti, residenti, gente, demografia, demografico, Bevölkerung
    previsione, previsioni, scenario, scenari, futuro, proiezioni, prospettive, Szenarien, Bevölkerungsszenarien
    prezzo, prezzi, costa, caro
    quartiere, quartieri, rione, rioni
    ramo economico, rami economici, settori economici, Wirtschaftssektor
    Reno, Rhein
    rifiuti, spazzatura, immondizia, Siedlungsabfälle
    rumore, rumori, inquinamento fonico
    salario, salari, stipendio, stipendi, retribuzione
    saldo migratorio, Wanderungssaldo
    scuola, scuole, allievi, Schulen
    spazi verdi, parchi, aree verdi, Grünflächen
    stranieri, straniere, popolazione straniera, Ausländeranteil
    studenti, studentesse, studente, Studierende
    superficie abitativa, superficie abitabile, Wohnfläche
    traffico, trasporti, mobilità
    trasporti pubblici, tram, mezzi pubblici
    turisti, ospiti, visitatori
    università, scuole universitarie, ateneo, Hochschulen
    URC, ufficio di collocamento, ufficio regionale di collocamento
    uso del suolo, utilizzazione del suolo, Bodennutzung, Arealstatistik
  `),
  related: relatedIn(`
    2040, 2050: scenario
    chimica, farmaceutica, industria: Sektor
    acqua, fare il bagno, nuotare: Reno
    inquilini, prezzi delle case: affitto, Mietpreise
    alberi, ambiente, ecologia, inquinamento, natura: clima
    alunni, bambini, classi, elementari, scolari: scuola
    andare al lavoro, confine, Francia, frontiera, tragitto: pendolare
    case libere, trovare casa: abitazioni vuote
    arrivi, partenze, trasferimento, trasferirsi, traslocare: migrazione
    auto nuove, ibride, immatricolazioni: Neuwagen
    neonati: nascita
    benzina, consumo, gas, gasolio, petrolio, riscaldamento: energia, Energieverbrauch
    bus, circolazione, strada, treno: traffico
    camere, dormire, turismo, vacanze, viaggiatori, viaggio: pernottamento
    campi, fattoria: agricoltura
    campus, studi: università, studenti
    cantiere, costruire, costruzioni, edilizia: costruzione di abitazioni
    cerca lavoro: persone in cerca di impiego
    chilometri quadrati, suolo, superficie, terreno, territorio: uso del suolo
    contatto, editore, indirizzo, telefono: impressum
    cookie, privacy, protezione dei dati: Datenschutz
    coppie, matrimonio, sposati: economia domestica
    indice, più caro, costa la vita, potere d’acquisto, prezzi salgono, spesa, vita cara: inflazione, prezzo
    csv, excel, scaricare: open data
    cure, malati, malattia, medico, pazienti, salute: ospedale
    donne in politica, parità: donna, Gran Consiglio
    deputati, partiti, politica, risultati, seggi, votare, voto: elezione, Gran Consiglio
    dipendenti, lavora, mestiere, professione: impieghi
    estate, giorni di canicola, notti tropicali, pioggia, tempo: caldo, clima
    generazione, giovane, minorenni: piramide delle età
    gioco, indovinello: quiz
    grandezza degli appartamenti, locali, metri quadrati, spazio per persona: superficie abitativa
    invecchiamento, pensionato, più di 65 anni, terza età, vecchi: anziani, piramide delle età
    licenziamento, senza impiego, senza lavoro: disoccupazione
    speranza di vita: decessi
    morti sulla strada, pedoni, sicurezza stradale: incidente
    nazionalità diverse, origine, passaporto svizzero: stranieri
    raccolta differenziata, riciclaggio, sacchi: rifiuti
    sola, vive solo, vivere da soli: persone sole, economia domestica
  `),
  // Names, and words that are one or two letters away from another one: prezzi and pezzi, immigrazione and emigrazione.
  exactWords: wordsIn(`
    Alban AVS Bachletten Basilea Bettingen BFS Breite Bruderholz Clara CO2 emigrazione entrata esportazioni FHNW
    Gotthelf Gundeldingen Hirzbrunnen immigrazione importazioni IPC Iselin Johann Kleinhüningen Klybeck Matthäus OGD
    pezzi pezzo PIL prezzi prezzo rendita Riehen Rosental SECO STATPOP URC uscita UST vendita Wettstein
  `),
  unlike: [
    ['tassa', 'tasso', 'tassi'],
    ['tasse', 'tasso', 'tassi'],
  ],
  scenario: 'scenario',
};
