import { groupsIn } from './groupsIn';
import { names } from './names';
import { relatedIn } from './relatedIn';
import { wordsIn } from './wordsIn';
import type { SearchRules } from '../searchRules';

/** French of Switzerland. */
export const fr: SearchRules = {
  language: 'fra',
  months: wordsIn('janvier février mars avril mai juin juillet août septembre octobre novembre décembre'),
  // «ou» stands for «où» too, «a» for «à», «la» for «là»: accents do not count.
  stopWords: wordsIn(`
    a actuel actuelle actuellement afin ainsi alors après au aucun aucune aujourd auquel aussi autre autres aux
    avant avec avoir avons beaucoup car ce ceci cela celle celles celui ces cet cette ceux chaque chez combien comme
    comment contre d dans de depuis dernier dernière dernières derniers des donc dont du elle elles en encore entre
    es est et étaient était être eu eux existe existent faire fait faut font habitent heure hui il ils interactif
    interactive interactives j je jusque l la le les leur leurs lorsque lui m maintenant mais me même mes moi moment
    n ne ni nombre non nos notre nous on ont ou par parmi pas pendant peut plaît plus pour pourquoi près présent
    présentement qu quand que quel quelle quelles quels qui quoi récent récente récentes récents s sa se selon sera
    ses si soit son sont sous sur t ta te tes toi ton tous tout toute toutes très trop trouve trouver tu un une vers
    vit vivent voici voilà vos votre vous y
  `),
  dividingWords: wordsIn('par selon'),
  lightWords: wordsIn(`
    année années annuel annuelle ans arrivent augmentation augmente baissé change chiffre chiffres déjà
    développement diminue données durée élevé élevée évolue évolution gens grand grande grands graphique
    informations jour jours longue mensuel mensuelle mois moyen moyenne paie part passé payer personne personnes
    petit petite pourcentage presque quantité sans semaine statistique statistiques tableau taux tendance toujours
    viennent vraiment
  `),
  kindWords: [
    ['app', 'appli', 'application', 'outil'],
    ['indicatorSet', 'indicateurs'],
    ['interactive', 'carte'],
    ['article', 'analyse', 'article', 'rapport'],
    ['dataset', 'csv', 'fichier', 'télécharger'],
    [
      'glossary',
      'c est quoi',
      'définition',
      'différence',
      'explication',
      'qu est ce qu un',
      'qu est ce qu une',
      'signifie',
      'signification',
    ],
    ['area', 'ma', 'mon'],
    ['page', 'ma', 'mon'],
    ['person', 'contact', 'interlocuteur', 'renseignements', 'responsable'],
    ['quiz', 'jeu', 'quiz'],
    ['statistic', 'calculé', 'méthode', 'méthodologie', 'relevé', 'source'],
  ],
  // «loyer»: pages that are not translated have German names: so here and in other groups.
  // «prix»: as in «Combien coûte un logement ?».
  synonyms: groupsIn(`
    accident, accidents, accidents de la circulation, accidents de la route, accident de voiture, Strassenverkehrsunfälle
    accidentés, blessés, victimes de la route, personnes accidentées, Verunfallte
    âge, âges, Alter
    agenda, calendrier des publications
    agriculture, agriculteurs, paysans, Landwirtschaft, agricole, exploitations agricoles
    année de base, Basisjahr
    AVS, rentes, retraite
    Bâle-Campagne, BL
    Bâle-Ville, BS
    bâtiment, bâtiments, immeuble, immeubles, maison, maisons, Gebäude
    branche, branches, secteurs économiques, Wirtschaftssektor
    bruit, nuisances sonores
    carte, cartes, atlas, StatAtlas
    chaleur, canicule, Hitzetage
    chômage, chômeurs, chômeuses, taux de chômage, personnes au chômage, personnes sans travail
    chômage des jeunes, Jugendarbeitslosigkeit
    climat, changement climatique, Klima, réchauffement
    CO2, dioxyde de carbone, gaz à effet de serre
    commune, communes, Gemeinde
    comparaison, comparer
    consommation d’énergie, consommation énergétique, Energieverbrauch
    construction de logements, nouveaux logements, logements neufs, neu erstellte Wohnungen, logements construits
    crèche, crèches, garderie, accueil extrafamilial
    criminalité, délits, infractions
    décès, mortalité, morts, Sterbefälle, mourir, meurent
    déchets, ordures, poubelles, Siedlungsabfälle, ordures ménagères
    demandeurs d’emploi, recherche d’emploi, Stellensuchende
    densité, densité de population, Bevölkerungsdichte, habitants par km2
    désaisonnalisé, variations saisonnières, Saisonbereinigung
    données ouvertes, open data, OGD
    échantillon, Stichprobe
    école, écoles, élèves, Schulen
    élection, élections, votation, votations, Wahlarchiv
    électricité, courant, Strom
    emploi, emplois, postes de travail, personnes occupées, Beschäftigte, Beschäftigung, employés, travailleurs
    EMS, établissements médico-sociaux, maison de retraite
    entreprise, entreprises, sociétés
    EPT, équivalents plein temps, Vollzeitäquivalente, plein temps
    espaces verts, parcs, Grünflächen, surfaces vertes
    étrangers, étrangères, population étrangère, Ausländeranteil
    étudiants, étudiantes, étudiant, Studierende
    excédent des naissances, Geburtenüberschuss
    femme, femmes, Frauenanteil
    forêt, forêts, bois, Wald
    formation, éducation
    frontaliers, frontalières, Grenzgänger
    glossaire, lexique, vocabulaire, dictionnaire, termes
    Grand Conseil, parlement, Grosser Rat, Grossen Rat
    hôpital, hôpitaux, clinique, cliniques, Spitäler, hospitalier
    hôtel, hôtels, hôtellerie, hébergement
    impôt, impôts, fiscalité
    indice des prix à la consommation, IPC, coût de la vie, prix à la consommation
    inflation, renchérissement, hausse des prix, prix augmentent, augmentation des prix
    jeunes, jeunesse, Jugend
    lits d’hôpital, Spitalbetten
    logement, logements, appartement, appartements, habitation
    logements vacants, logement vacant, logements vides, taux de vacance, vacance
    loyer, loyers, bail, Mietpreise, indice des loyers, location
    médias, communiqués de presse
    ménage, ménages, foyers, Haushalt, Haushalte, taille des ménages
    migration, migrations, Wanderungen, immigration, immigrés, Zuwanderung, Zuzug, émigration, Abwanderung, Wegzug
    moyenne, valeur moyenne
    naissance, naissances, natalité
    nationalité, citoyenneté
    naturalisation, naturalisations
    nuitée, nuitées, nuits d’hôtel
    ORP, office régional de placement
    pendulaire, pendulaires, navetteurs, trajet domicile-travail, Pendlerkarte
    personnes actives, population active, Erwerbspersonen
    personnes seules, célibataires, Einpersonenhaushalt
    PIB, produit intérieur brut
    police, sécurité
    population, habitants, résidents, gens, personnes, démographie, démographique, Bevölkerung
    prévision, prévisions, scénario, scénarios, avenir, perspectives, projections, Szenarien, Bevölkerungsszenarien
    prix, coût, coûte, cher
    propriété, propriétaires
    pyramide des âges, structure par âge, Altersaufbau, répartition par âge, groupes d’âge
    quartier, quartiers
    Rhin, Rhein
    salaire, salaires, traitement, rémunération
    secteur, Sektor
    senior, seniors, personnes âgées, retraités
    série temporelle, Zeitreihe
    solaire, énergie solaire, photovoltaïque
    solde migratoire, Wanderungssaldo
    surface habitable, surface par personne, Wohnfläche, surface par habitant, taille des logements, surface de logement
    température, températures
    touristes, hôtes, visiteurs
    transports, mobilité, trafic, circulation
    transports publics, TP, tram
    université, uni, haute école, étudier, Hochschulen, HES
    utilisation du sol, occupation du sol, Bodennutzung, Arealstatistik
    vélo, vélos, bicyclette, bicyclettes, cycliste, cyclistes
    voiture, voitures, auto, autos, automobile, automobiles, véhicule, véhicules, Motorfahrzeuge
    voitures électriques, voiture électrique, électromobilité, Elektroauto
  `),
  // «chômage»: how high it is, the rate says; «chômeurs» are a number of people.
  sameValue: groupsIn(`
    accidents de la circulation routière, accidents de la circulation, accidents de la route, Strassenverkehrsunfälle
    décès, Sterbefälle
    densité de population, densité de la population, Bevölkerungsdichte, habitants par km2
    étudiants, étudiantes, Studierende
    Grand Conseil, Grosser Rat
    lits d’hôpital, Spitalbetten
    logements neufs, nouveaux logements, neu erstellte Wohnungen
    logements vacants, logements vides
    nuitées, nuits d’hôtel
    part des étrangers, proportion d’étrangers, Ausländeranteil
    part des femmes, proportion de femmes, Frauenanteil
    pendulaires entrants, Zupendelnde
    pendulaires sortants, Wegpendelnde
    personne, tête, Kopf
    PIB, produit intérieur brut
    population, population résidante, habitants, résidents, gens
    renchérissement, renchérissement sur un an, taux de renchérissement, inflation, taux d’inflation
    solde migratoire, Wanderungssaldo
    surface habitable, Wohnfläche
    taux de chômage, chômage
    taux de logements vacants, taux de vacance
  `),
  related: relatedIn(`
    2040, 2050, futur: scénario
    accouchement, bébé, nés: naissance
    naissance, naissances, natalité: Geburtenüberschuss
    chimie, chimique, industrie, pharma, services, tertiaire: Sektor
    adolescents, enfant, génération, jeune, mineurs, tranches d’âge, adultes, âge moyen, enfants, classes d’âge: pyramide des âges
    adresse, contact, médias, presse, téléphone, éditeur, droit d’auteur: impressum
    aller au travail, France, frontière, trajet, travailleurs français: pendulaire
    pénurie de logements, appart libre, appartement libre, appartements libres: logements vacants
    appartement à louer, locataire, louer, loyer au mètre carré, bailleur, logement abordable, logements abordables: loyer, Mietpreise
    arbres, environnement, nature, pollution, écologie, jardins: climat, environnement, espaces verts
    arrivants, venir vivre: immigration
    arrivée, déménage, déménagement, départ, quitter, s’installer: migration
    baignade, eau, nager, se baigner, fleuve: Rhin
    bus, circuler, pistes cyclables, route, rue, train, moto, stationnement, vélo, transports publics: transports
    bâtir, chantier, constructions, construit, bâtiments neufs, construction neuve, nouveaux immeubles, immobilier: construction de logements
    campus, études, étudiante: université, étudiants
    chambres, vacances, dormir, hôtelier, voyage, voyageurs, Airbnb: tourisme, nuitée
    champs, ferme: agriculture
    chaud, météo, nuits tropicales, pluie, été, ombre, températures: chaleur, climat
    chauffage, chauffer, combustible, consommation, essence, gaz, mazout, pétrole, renouvelable, solaire: énergie, Energieverbrauch
    cherche un emploi, cherchent du travail: demandeurs d’emploi
    licenciement, sans travail: chômage
    ORP: Stellensuchende
    classes, enfants, primaire, écolier, apprentis, bourses, enseignants, gymnase, jardin d’enfants, maturité, apprentissage, formation professionnelle, scolaire: école
    collision, morts sur la route, piétons, sécurité routière: accident
    cookies, protection des données, vie privée, confidentialité: Datenschutz
    colocation, couple, famille, mariés: ménage, statistique de la population
    courses, coûte la vie, indice, pouvoir d’achat, prix montent: inflation, prix
    csv, excel, fichier, télécharger: données ouvertes
    devinette, jeu, jouer: quiz
    députées, femmes en politique, parité, égalité: femme, Grand Conseil
    députés, élus, partis, politique, résultats, sièges, vote: élection, Grand Conseil
    espérance de vie, surmortalité, Covid, coronavirus, pandémie: décès
    hybride, immatriculation, nouvelles voitures, voiture neuve: Neuwagen
    immigré, nationalités, origine, passeport suisse, allemands, français: étrangers
    kilomètres carrés, sol, superficie, terrain, territoire: utilisation du sol
    malade, maladie, médecin, patients, santé, soins, hospitalisation, lits: hôpital, santé
    mètres carrés, pièces, espace par personne, place, surface: surface habitable
    métier, poste, profession, travail, travaille: emploi
    employeur, employeurs, entreprise, entreprises, firmes, PME, sociétés: Beschäftigte, Wirtschaftssektor
    personnes âgées, plus de 65 ans, retraité, troisième âge, vieillissement, vieux: senior, pyramide des âges
    recyclage, tri: déchets
    Saint-Jean: St. Johann
    seul: personnes seules, ménage
    HLM, logements sociaux: loyer, bâtiment
    aveugles, handicapés: accessibilité
    autrefois, historique, siècle: histoire
    plan de la ville: StatAtlas
    croissance: scénario
    paraissent, parution, neuf, newsletter, s’abonner, RSS, communiqué, communiqués: agenda
    calculateur: Wohnungsrechner
    air, bruit, qualité de l’air: environnement
    peuplé, peuplés: population par quartier
    voisinage: quartier
    vieille ville: Altstadt Grossbasel, Altstadt Kleinbasel
    satisfait, heureux: satisfaction
    Petit-Bâle: Altstadt Kleinbasel
    Grand-Bâle: Altstadt Grossbasel
    découpage, découpée, subdivision: Räumliche Gliederung, quartier
  `),
  // Names, and words that are one or two letters away from another one: loyer and foyer, immigration and émigration.
  exactWords: [
    ...names,
    ...wordsIn(`
      AVS baisse Bâle BIT côtes émigration entrants exportation exportations foyer foyers hausse hôtes immigration
      importation importations IPC loyer loyers manège ménage OFS ORP PIB sortants
    `),
  ],
  wholeWords: ['bus', 'cours', 'mari', 'rat'],
  scenario: 'scénario',
};
