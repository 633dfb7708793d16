import { splitWords } from './splitWords';
import type { LanguageWords } from './languageWords';

/** French of Switzerland. */
export const fr: LanguageWords = {
  language: 'fra',
  months: splitWords('janvier février mars avril mai juin juillet août septembre octobre novembre décembre'),
  // «ou» also covers «où», «a» covers «à», «la» covers «là»: accents are ignored.
  stopWords: splitWords(`
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
  lightWords: splitWords(`
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
  levels: splitWords('canton ville commune'),
  scenario: 'scénario',
};
