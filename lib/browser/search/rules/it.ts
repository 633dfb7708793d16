import { groupsIn } from './groupsIn';
import { names } from './names';
import { relatedIn } from './relatedIn';
import { wordsIn } from './wordsIn';
import type { SearchRules } from '../searchRules';

/** Italian of Switzerland. */
export const it: SearchRules = {
  language: 'ita',
  months: wordsIn('gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'),
  // «e» stands for «è» too, «la» for «là», «si» for «sì»: accents do not count.
  stopWords: wordsIn(`
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
  dividingWords: wordsIn('per secondo'),
  lightWords: wordsIn(`
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
  // «affitto»: pages that are not translated have German names: so here and in other groups.
  // «prezzo»: as in «Quanto costa un appartamento?».
  synonyms: groupsIn(`
    abitazione, abitazioni, alloggio, alloggi, appartamento, appartamenti
    abitazioni vuote, abitazioni sfitte, tasso di sfitto, tasso di abitazioni vuote, case vuote, abitazioni libere, abitazione vuota
    affitto, affitti, pigione, pigioni, Mietpreise, canone, locazione
    agenda, calendario delle pubblicazioni
    agglomerato, agglomerazione, Agglomeration
    agricoltura, contadini, agricoltori, Landwirtschaft, agricolo, aziende agricole, fattorie
    albergo, alberghi, hotel, settore alberghiero
    anno base, Basisjahr
    anziani, persone anziane, pensionati
    asilo nido, nido, custodia bambini
    auto elettrica, auto elettriche, automobile elettrica, Elektroauto
    automobile, automobili, auto, macchina, macchine, veicoli a motore, veicolo, veicoli, Motorfahrzeuge, vetture
    AVS, rendite
    Basilea Campagna, BL
    Basilea Città, BS
    bicicletta, biciclette, bici
    bosco, boschi, foresta, foreste, Wald
    caldo, canicola, ondata di caldo, Hitzetage
    campione, Stichprobe
    carta geografica, atlante, mappa, mappe
    case per anziani, case di cura
    cittadinanza, nazionalità
    clima, cambiamento climatico, riscaldamento globale, Klima
    CO2, anidride carbonica, gas serra
    comune, comuni, Gemeinde
    confronto, confrontare, paragone
    consumo di energia, consumo energetico, Energieverbrauch
    costruzione di abitazioni, nuove abitazioni, neu erstellte Wohnungen, abitazioni costruite
    crimine, criminalità, reati
    decessi, morti, mortalità, Sterbefälle, morire, muoiono, muore, sovramortalità
    densità, densità di popolazione, Bevölkerungsdichte, abitanti per km2, densità abitativa
    destagionalizzato, effetti stagionali, Saisonbereinigung
    disoccupazione, disoccupati, disoccupate, tasso di disoccupazione, persone senza lavoro, disoccupato
    disoccupazione giovanile, giovani disoccupati, Jugendarbeitslosigkeit
    donna, donne, Frauenanteil
    eccedenza delle nascite, Geburtenüberschuss
    economia domestica, economie domestiche, famiglie, Haushalt, Haushalte, nuclei familiari
    edifici, edificio, case, immobili, casa, immobile, Gebäude
    elettricità, corrente, Strom
    elezione, elezioni, votazione, votazioni, Wahlarchiv
    energia solare, fotovoltaico, solare
    età, Alter
    ETP, equivalenti a tempo pieno, tempo pieno, Vollzeitäquivalente
    feriti, infortunati, vittime della strada, Verunfallte
    formazione, istruzione, educazione
    frontaliere, frontalieri, Grenzgänger
    giovani, gioventù, Jugend
    glossario, vocabolario, termini tecnici, dizionario, lessico
    Gran Consiglio, parlamento, Grosser Rat, Grossen Rat, granconsigliere
    impieghi, posti di lavoro, occupati, addetti, impiego, lavoratori, Beschäftigte, Beschäftigung, occupazione, dipendenti, salariati, personale
    imposte, imposta, tasse, tassa, fisco
    incidente, incidenti, incidenti stradali, incidente stradale, incidenti della circolazione, Strassenverkehrsunfälle, sinistri
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
    pernottamento, pernottamenti, notti in albergo, notti d’albergo
    persone attive, popolazione attiva, Erwerbspersonen
    persone in cerca di impiego, ricerca di lavoro, Stellensuchende
    persone sole, single, Einpersonenhaushalt
    PIL, prodotto interno lordo
    piramide delle età, struttura per età, Altersaufbau, fasce d’età, gruppi di età
    popolazione, abitanti, residenti, gente, persone, demografia, demografico, Bevölkerung
    previsione, previsioni, scenario, scenari, futuro, proiezioni, prospettive, Szenarien, Bevölkerungsszenarien
    prezzo, prezzi, costa, caro
    quartiere, quartieri, rione, rioni, quartieri della città
    ramo economico, settori economici, Wirtschaftssektor
    registro, Register
    Reno, Rhein
    rifiuti, spazzatura, immondizia, Siedlungsabfälle
    rumore, rumori, inquinamento fonico
    salario, salari, stipendio, stipendi, retribuzione
    saldo migratorio, Wanderungssaldo
    scuola, scuole, allievi, Schulen
    serie temporale, Zeitreihe
    settore, settori, rami, Sektor
    spazi verdi, parchi, aree verdi, Grünflächen, verde
    stranieri, straniere, popolazione straniera, Ausländeranteil
    studenti, studentesse, studente, Studierende
    superficie abitativa, superficie abitabile, Wohnfläche, superficie per persona, metri quadrati
    traffico, trasporti, mobilità
    trasporti pubblici, tram, mezzi pubblici
    turisti, ospiti, visitatori
    università, scuole universitarie, ateneo, Hochschulen
    URC, ufficio di collocamento, ufficio regionale di collocamento
    uso del suolo, utilizzazione del suolo, Bodennutzung, Arealstatistik
  `),
  // «disoccupazione»: how high it is, the rate says; «disoccupati» are a number of people.
  sameValue: groupsIn(`
    abitazioni vuote, abitazioni sfitte
    decessi, Sterbefälle
    densità di popolazione, densità della popolazione, Bevölkerungsdichte, abitanti per km2
    Gran Consiglio, Grosser Rat
    incidenti stradali, incidenti della circolazione, Strassenverkehrsunfälle
    letti d’ospedale, Spitalbetten
    nuove abitazioni, neu erstellte Wohnungen
    pendolari in entrata, Zupendelnde
    pendolari in uscita, Wegpendelnde
    pernottamenti, notti in albergo, notti d’albergo
    persona, testa, Kopf
    PIL, prodotto interno lordo
    popolazione, popolazione residente, abitanti, residenti, gente
    quota di donne, quota delle donne, Frauenanteil
    quota di stranieri, quota degli stranieri, Ausländeranteil
    rincaro, rincaro rispetto all’anno precedente, inflazione, tasso di inflazione, tasso d’inflazione
    saldo migratorio, Wanderungssaldo
    studenti, Studierende
    superficie abitativa, Wohnfläche
    tasso di abitazioni vuote, tasso di sfitto
    tasso di disoccupazione, disoccupazione
  `),
  related: relatedIn(`
    2040, 2050: scenario
    chimica, farmaceutica, industria, servizi, terziario, industria farmaceutica: Sektor
    acqua, fare il bagno, nuotare: Reno
    affittare, inquilini, prezzi delle case, prezzi degli appartamenti, affitto al metro quadrato, prezzo dell’affitto, case popolari, alloggi accessibili, padrone di casa: affitto, Mietpreise
    alberi, ambiente, ecologia, inquinamento, natura, giardini: clima, spazi verdi
    alunni, bambini, classi, elementari, scolari, apprendisti, docenti, insegnanti, liceo, materna, ginnasio, diploma, borse di studio, asilo, maturità, scolastico: scuola
    andare al lavoro, confine, Francia, frontiera, tragitto: pendolare
    case libere, trovare casa: abitazioni vuote
    arrivi, partenze, trasferimento, trasferirsi, traslocare, lascia, si trasferiscono, vengono a vivere, nuovi arrivati: migrazione
    auto nuove, ibride, immatricolazioni: Neuwagen
    neonati, parti, partorire: nascita
    nascita, nascite: Geburtenüberschuss
    benzina, consumo, gas, metano, gasolio, petrolio, riscaldamento, elettrico, olio combustibile, rinnovabile, solare, teleriscaldamento: energia, Energieverbrauch
    bus, circolazione, strada, treno, moto, motociclette, parcheggi, autobus, bicicletta, trasporti pubblici, scooter: traffico
    camere, dormire, turismo, vacanze, viaggiatori, viaggio, letti, Airbnb: pernottamento
    campi, bestiame, terreni: agricoltura
    campus, studi: università, studenti
    cantiere, costruzioni, edilizia, nuove costruzioni, nuovi edifici, costruisce, costruiti, costruite: costruzione di abitazioni
    cerca lavoro: persone in cerca di impiego
    chilometri quadrati, suolo, superficie, terreno, territorio: uso del suolo
    contatto, editore, indirizzo, giornalisti, stampa, telefono, chi siamo, recapito, colofone, diritti d’autore: impressum
    cookie, privacy, protezione dei dati, informativa: Datenschutz
    convivenza, coppie, sposati: economia domestica
    indice, più caro, costa la vita, potere d’acquisto, prezzi salgono, spesa, vita cara: inflazione, prezzo
    csv, excel, scaricare: open data
    cure, malati, malattia, medico, pazienti, salute, infermieri, letto, posti letto, ricoveri, sanitario, sanità: ospedale
    donne in politica, parità: donna, Gran Consiglio
    deputati, partiti, politica, risultati, seggi, votare, voto, consiglieri, eletti: elezione, Gran Consiglio
    lavora, lavorano, lavorare, mestiere, professione: impieghi
    aziende, azienda, datori di lavoro, ditte, imprese, impresa, PMI: Beschäftigte, Wirtschaftssektor
    estate, giorni di canicola, notti tropicali, pioggia, tempo, afa, ombra, temperatura, riscaldamento climatico: caldo, clima
    generazione, giovane, minorenni, adulti, bambini, anziani, minori, età media, ragazzi, bimbi, classi di età, vecchiaia: piramide delle età
    gioco, indovinello: quiz
    locali, spazio per persona, dimensione degli appartamenti, spazio, grandezza delle abitazioni, spazio abitativo, superficie d’abitazione, superficie media: superficie abitativa
    invecchiamento, più di 65 anni, terza età, vecchi: anziani, piramide delle età
    licenziamento, senza impiego, senza lavoro: disoccupazione
    URC: Stellensuchende
    speranza di vita, aspettativa di vita, Covid, pandemia: decessi
    morti sulla strada, pedoni, sicurezza stradale, investiti, vittime del traffico: incidente
    nazionalità diverse, origine, passaporto svizzero, italiani, tedeschi: stranieri
    raccolta differenziata, riciclaggio, sacchi, smaltimento, compostaggio: rifiuti
    sola, vive solo, vivere da soli: persone sole, economia domestica, Haushalte
    case per anziani, case di riposo: salute
    ciechi, disabili, senza barriere: accessibilità
    donne che lavorano: persone attive
    calcolatore: Wohnungsrechner
    aria, qualità dell’aria, rumore: ambiente
    popolato, popolati, quartiere più grande: popolazione per quartiere
    cartina, carte, mappa, atlante, interattiva: StatAtlas, Klimakarte, Pendlerkarte
    crescita, crescere: scenario
    escono, pubblicato, uscita dei dati, novità, newsletter, abbonarsi, RSS, comunicato, comunicati: agenda
    in passato, secolo, una volta, Ottocento: storia, serie storica
    studiano, laurea, SUP: università, studenti
    ragazze, uomini: piramide delle età, donna
    contenti, soddisfatti: soddisfazione
    abito, vicinato, zona, zone: quartiere
    fiume: Reno
    centro storico, città vecchia: Altstadt Grossbasel, Altstadt Kleinbasel
    divisione della città, suddivisione: Räumliche Gliederung, quartiere
    verde pubblico: spazi verdi
  `),
  // Names, and words that are one or two letters away from another one: prezzi and pezzi, immigrazione and emigrazione.
  exactWords: [
    ...names,
    ...wordsIn(`
      AVS Basilea emigrazione entrata esportazioni immigrazione importazioni IPC pezzi pezzo PIL prezzi prezzo rendita
      URC uscita UST vendita
    `),
  ],
  wholeWords: ['tassa', 'tasse'],
  scenario: 'scenario',
};
