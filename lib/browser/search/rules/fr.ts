import { wordsIn } from './wordsIn';
import type { SearchRules } from '../searchRules';

/** French of Switzerland. */
export const fr: SearchRules = {
  language: 'fra',
  months: wordsIn('janvier février mars avril mai juin juillet août septembre octobre novembre décembre'),
  // «ou» stands for «où» too, «a» for «à», «la» for «là»: accents do not count.
  stopWords: wordsIn(`
    a actuel actuelle actuellement afin ainsi alors après au aucun aucune aujourd auquel aussi autre autres aux avant
    avec avoir avons beaucoup car ce ceci cela celle celles celui ces cet cette ceux chaque chez combien comme
    comment contre d dans de depuis des donc dont du elle elles en encore entre es est et étaient était être eu eux
    existe existent fait faut font habitent hui il ils j je jusque l la le les leur leurs lorsque lui m ma mais me
    même mes moi mon n ne ni nombre non nos notre nous on ont ou par parmi pas pendant peut plus pour pourquoi près
    qu quand que quel quelle quelles quels qui quoi s sa sans se selon sera ses si soit son sont sous sur t ta te tes
    toi ton tous tout toute toutes très trop trouve trouver tu un une vers vit vivent voici voilà vos votre vous y
  `),
  synonyms: [
    ['accident', 'accidents', 'accidents de la circulation', 'accidents de la route'],
    ['accidentés', 'blessés', 'victimes de la route', 'personnes accidentées'],
    ['AVS', 'rentes', 'retraite'],
    ['Bâle-Campagne', 'BL', 'demi-canton de Bâle-Campagne'],
    ['Bâle-Ville', 'BS'],
    ['bruit', 'nuisances sonores'],
    ['carte', 'cartes', 'atlas'],
    ['chômage', 'chômeurs', 'chômeuses', 'taux de chômage'],
    ['CO2', 'dioxyde de carbone', 'gaz à effet de serre'],
    ['commune', 'communes', 'municipalité'],
    ['crèche', 'crèches', 'garderie', 'accueil extrafamilial'],
    ['criminalité', 'délits', 'infractions'],
    ['décès', 'mortalité', 'morts', 'Sterbefälle'],
    ['déchets', 'ordures', 'poubelles', 'Siedlungsabfälle'],
    ['densité', 'densité de population', 'Bevölkerungsdichte'],
    ['données ouvertes', 'open data', 'OGD'],
    ['école', 'écoles', 'élèves'],
    ['élection', 'élections', 'votation', 'votations', 'scrutin', 'Wahlarchiv'],
    ['emploi', 'emplois', 'postes de travail', 'places de travail', 'personnes occupées'],
    ['EMS', 'établissements médico-sociaux', 'maison de retraite'],
    ['entreprise', 'entreprises', 'établissements économiques', 'sociétés'],
    ['étrangers', 'étrangères', 'population étrangère', 'Ausländeranteil'],
    ['étudiants', 'étudiantes', 'étudiant', 'Studierende'],
    ['femme', 'femmes'],
    ['frontaliers', 'frontalières'],
    ['glossaire', 'lexique', 'vocabulaire'],
    ['Grand Conseil', 'parlement', 'Grosser Rat', 'Grossen Rat'],
    ['hôpital', 'hôpitaux', 'clinique', 'cliniques', 'Spitäler'],
    ['hôtel', 'hôtels', 'hôtellerie', 'hébergement'],
    ['impôt', 'impôts', 'fiscalité'],
    ['indice des prix à la consommation', 'IPC', 'coût de la vie', 'prix à la consommation'],
    ['inflation', 'renchérissement', 'hausse des prix'],
    ['logement', 'logements', 'appartement', 'appartements', 'habitation'],
    [
      'logements vacants',
      'logement vacant',
      'logements vides',
      'taux de vacance',
      'taux de logements vacants',
      'appartements vides',
      'vacance',
    ],
    // Pages that are not translated have German names: so here and in other groups.
    ['loyer', 'loyers', 'bail', 'Mietpreise'],
    ['ménage', 'ménages', 'foyers', 'Haushalte'],
    ['migration', 'migrations', 'solde migratoire'],
    ['moyenne', 'valeur moyenne'],
    ['naissance', 'naissances', 'natalité'],
    ['nationalité', 'citoyenneté'],
    ['naturalisation', 'naturalisations'],
    ['nuitée', 'nuitées', 'nuits d’hôtel'],
    ['ORP', 'office régional de placement'],
    ['pendulaire', 'pendulaires', 'navetteurs', 'trajet domicile-travail'],
    ['PIB', 'produit intérieur brut'],
    ['police', 'sécurité'],
    ['population', 'habitants', 'habitantes', 'résidents', 'gens'],
    ['prévision', 'prévisions', 'scénario', 'scénarios', 'avenir'],
    // As in «Combien coûte un logement ?».
    ['prix', 'coût', 'coûte', 'cher'],
    ['propriété', 'propriétaires'],
    ['pyramide des âges', 'structure par âge'],
    ['quartier', 'quartiers', 'arrondissement'],
    ['salaire', 'salaires', 'traitement', 'rémunération'],
    ['senior', 'seniors', 'personnes âgées'],
    ['solaire', 'énergie solaire', 'photovoltaïque'],
    ['surface habitable', 'surface de logement', 'surface par personne'],
    ['température', 'températures'],
    ['tourisme', 'vacances'],
    ['touristes', 'hôtes', 'visiteurs'],
    ['transports', 'mobilité', 'trafic', 'circulation'],
    ['transports publics', 'TP', 'tram'],
    ['université', 'uni', 'haute école', 'hautes écoles'],
    ['vélo', 'vélos', 'bicyclette', 'bicyclettes', 'cycliste', 'cyclistes'],
    ['voiture', 'voitures', 'auto', 'autos', 'automobile', 'automobiles'],
    ['voitures électriques', 'voiture électrique', 'électromobilité'],
  ],
  // Names, and words that are one or two letters away from another one: loyer and foyer, immigration and émigration.
  exactWords: wordsIn(`
    Alban AVS Bachletten baisse Bâle Bettingen BFS BIT Breite Bruderholz Clara CO2 côtes émigration entrants
    exportation exportations FHNW foyer foyers Gotthelf Gundeldingen hausse Hirzbrunnen hôtes immigration importation
    importations IPC Iselin Johann Kleinhüningen Klybeck loyer loyers manège Matthäus ménage OFS OGD ORP PIB Riehen
    Rosental SECO sortants STATPOP Wettstein
  `),
  unlike: [
    ['bus', 'business'],
    ['cours', 'course', 'courses'],
    ['mari', 'mariage', 'marin'],
    ['rat', 'rate'],
  ],
  scenario: 'scénario',
};
