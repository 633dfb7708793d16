import type { LocalizedInput } from '../../registry';
import { legalBasis } from './legalBasis';
import { freeUse, sources } from './sources';

/** The translated statistics with their method sheets. */
export const kategories: Readonly<Record<string, LocalizedInput<'kategories'>>> = {
  '101': {
    title: 'Statistica della popolazione',
    lead: 'La statistica della popolazione conta quante persone abitano nel Cantone, chi nasce e chi muore, chi arriva e chi parte.',
    purpose:
      'Le cifre servono alle autorità, alla politica, all’economia e alla ricerca. Sono la base degli scenari, della pianificazione degli spazi scolastici e di molte cifre chiave riferite al numero di abitanti.',
    method:
      'Rilevazione totale da registri. Ogni mese viene analizzato il registro cantonale degli abitanti; non servono indagini proprie. L’effettivo alla fine di un mese risulta dall’effettivo iniziale, dalle nascite, dai decessi, dagli arrivi, dalle partenze e dai traslochi. Le notifiche tardive sono contate nel mese in cui giungono.',
    population:
      'Tutte le persone annunciate nel Cantone, indipendentemente dalla nazionalità e dal permesso di soggiorno.',
    spatial_levels: 'Cantone, Comune, quartiere, settore statistico',
    quality:
      'Il registro è quasi completo. Può essere impreciso il luogo, se qualcuno si annuncia o notifica la partenza in ritardo. Le cifre si scostano dalla popolazione residente permanente della Confederazione, che è delimitata in altro modo. Se le persone sono meno di quattro, le caratteristiche non vengono indicate.',
    provider: 'Ufficio di statistica di Basilea Città',
    legal_basis: [
      legalBasis.cantonalStatisticsAct,
      legalBasis.cantonalStatisticsOrdinance,
      legalBasis.registerHarmonisationAct,
    ],
    breaks: [
      { period: '1850', text: 'I censimenti federali della popolazione sostituiscono i conteggi cantonali.' },
      { period: '1908', text: 'Kleinhüningen entra a far parte della città di Basilea.' },
      { period: '2012', text: 'Le cifre provengono direttamente dal registro cantonale degli abitanti.' },
    ],
    sources: [sources.population],
    license: freeUse,
    frequency: 'mensile',
    next_update_text: 'nel mese successivo',
    reference_period: 'ultimo giorno del mese',
    notices: [
      {
        when: '2026-02-20',
        text: 'Le cifre annuali 2025 sono definitive.',
      },
    ],
    content: [
      {
        kind: 'expand-section',
        summary: 'Com’è fatta la scheda metodologica',
        body: 'Ogni scheda metodologica risponde alle stesse domande: che cosa si misura, a quale scopo, presso chi, come, con quale frequenza e con quale precisione? Le interruzioni della serie e le correzioni sono sempre indicate.',
      },
    ],
  },
  '103': {
    title: 'Rilevazione delle abitazioni vuote',
    lead: 'La rilevazione conta ogni anno le abitazioni che il 1º giugno sono vuote e disponibili sul mercato.',
    purpose:
      'Mostra quanto è teso il mercato delle abitazioni e fornisce alla Confederazione i dati per il censimento delle abitazioni vuote.',
    method:
      'Rilevazione totale con giorno di riferimento 1º giugno. I proprietari e le amministrazioni notificano le loro abitazioni vuote. In aggiunta si esaminano gli annunci e si chiariscono i casi dubbi. Il tasso divide il numero di abitazioni vuote per il totale delle abitazioni alla fine dell’anno precedente.',
    population:
      'Tutte le abitazioni occupabili che il 1º giugno sono vuote e offerte in affitto per almeno tre mesi o in vendita.',
    spatial_levels: 'Cantone, Comune, quartiere; Cantone di Basilea Campagna',
    quality:
      'Non si contano le abitazioni vuote a causa di una ristrutturazione o di una demolizione e quelle già affittate ma non ancora occupate. Nei territori piccoli un solo edificio nuovo può cambiare molto il tasso.',
    provider: 'Ufficio di statistica di Basilea Città',
    legal_basis: [legalBasis.cantonalStatisticsAct, legalBasis.federalSurveysOrdinance],
    sources: [sources.vacancies],
    license: freeUse,
    frequency: 'annuale',
    reference_period: 'giorno di riferimento 1º giugno',
    next_update_text: 'agosto 2027',
    corrections: [
      {
        when: '2026-08-27',
        text: 'Nella prima versione della tabella per quartiere i valori di Rosental e Wettstein erano scambiati. I valori corretti sono l’1,01 % per Rosental e lo 0,24 % per Wettstein. Il valore del Cantone era giusto.',
      },
    ],
    content: [{ kind: 'indicator', indicator: '5813', size: 'm' }],
  },
  '105': {
    title: 'Statistica del turismo',
    lead: 'La statistica del turismo conta gli ospiti, i pernottamenti e i letti negli alberghi del Cantone.',
    purpose: 'Mostra al settore e alla politica come evolve il turismo e da quali Paesi vengono gli ospiti.',
    method:
      'Rilevazione totale presso le aziende. Ogni mese gli alberghi notificano gli arrivi e i pernottamenti secondo la provenienza degli ospiti. Le notifiche mancanti sono stimate e sostituite in seguito.',
    population:
      'Tutti gli alberghi e gli stabilimenti di cura del Cantone aperti almeno un giorno. Gli alloggi privati e le piattaforme di prenotazione non sono compresi.',
    spatial_levels: 'Cantone',
    quality:
      'Le cifre mensili sono provvisorie, quelle annuali sono definitive dal febbraio dell’anno successivo. Conta il domicilio dell’ospite, non la nazionalità.',
    provider: 'Ufficio di statistica di Basilea Città, Ufficio federale di statistica',
    legal_basis: [legalBasis.cantonalStatisticsAct, legalBasis.federalStatisticsAct],
    breaks: [
      {
        period: '2005',
        text: 'La Confederazione riprende con un nuovo metodo la statistica della ricettività turistica, sospesa nel 2004.',
      },
      { period: '2016', text: 'Un letto matrimoniale conta come due letti, prima come uno.' },
    ],
    sources: [sources.tourism],
    license: freeUse,
    frequency: 'mensile',
    reference_period: 'mese civile',
  },
  '106': {
    title: 'Statistica della disoccupazione',
    lead: 'La statistica della disoccupazione conta le persone iscritte come disoccupate a un ufficio regionale di collocamento.',
    purpose: 'Osserva il mercato del lavoro mese per mese e serve al confronto con la Svizzera e con altri Cantoni.',
    method:
      'Rilevazione totale dal sistema d’informazione in materia di servizio di collocamento. Si conta l’ultimo giorno lavorativo del mese. Il tasso divide il numero di disoccupati per il numero di persone attive, ricavato dalla rilevazione strutturale.',
    population:
      'Persone domiciliate nel Cantone che sono iscritte, non hanno un posto e possono iniziare subito un lavoro.',
    spatial_levels: 'Cantone, Comune',
    quality:
      'Mancano le persone che non si iscrivono o non hanno più diritto all’indennità. Il tasso dipende anche dal numero stimato di persone attive. I valori mensili comprendono le oscillazioni stagionali.',
    provider: 'Segreteria di Stato dell’economia (SECO)',
    legal_basis: [legalBasis.unemploymentInsuranceAct],
    breaks: [
      {
        period: '2010',
        text: 'Il numero di persone attive proviene dalla rilevazione strutturale invece che dal censimento del 2000.',
      },
      {
        period: '2020',
        text: 'Il numero di persone attive è stato ristimato; i tassi da quest’anno vi si riferiscono.',
      },
    ],
    sources: [sources.unemployment],
    frequency: 'mensile',
    reference_period: 'fine del mese',
    notices: [
      {
        when: '2026-01-09',
        text: 'A causa di un cambiamento nel sistema le cifre per dicembre 2025 mostrano la situazione al 22 dicembre.',
      },
    ],
  },
  '107': {
    title: 'Indice dei prezzi al consumo di Basilea',
    lead: 'L’indice di Basilea misura come cambiano i prezzi dei beni e dei servizi acquistati dalle economie domestiche di Basilea.',
    purpose: 'Mostra il rincaro regionale e serve ad adeguare salari, rendite, pigioni e contratti.',
    method:
      'L’indice segue il metodo dell’indice nazionale. Gran parte dei prezzi viene dalla Confederazione; i prezzi regionali, come le pigioni, sono rilevati a Basilea. Le ponderazioni del paniere sono rinnovate ogni anno.',
    population: 'Consumo delle economie domestiche private nel Cantone di Basilea Città.',
    spatial_levels: 'Cantone',
    quality:
      'L’indice misura variazioni pure dei prezzi; se un prodotto migliora o peggiora, l’effetto viene eliminato. I premi dell’assicurazione malattie e le imposte non fanno parte del paniere. I valori non sono riveduti a posteriori.',
    provider: 'Ufficio di statistica di Basilea Città, Ufficio federale di statistica',
    legal_basis: [legalBasis.cantonalStatisticsAct, legalBasis.federalStatisticsAct],
    breaks: [
      {
        period: '2025',
        text: 'Nuova base dicembre 2025 = 100; i valori precedenti sono convertiti e restano confrontabili.',
      },
    ],
    sources: [sources.consumerPrices],
    license: freeUse,
    frequency: 'mensile',
    reference_period: 'prima metà del mese',
    corrections: [
      {
        when: '2026-03-05',
        text: 'Nelle didascalie la base indicata era dicembre 2020 invece di dicembre 2025. I valori erano giusti.',
      },
    ],
  },
};
