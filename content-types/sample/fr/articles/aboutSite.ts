/** The texts about the site itself that its footer leads to. */
import type { LocalizedInput } from '../../../registry';

const kicker = 'À propos de ce site';

const example = {
  kind: 'info-box',
  variant: 'info',
  title: 'Texte d’exemple',
  body: 'Ce texte fait partie des contenus d’exemple du site. Il ne s’agit pas d’une déclaration officielle.',
} as const;

export const barrierefreiheit: LocalizedInput<'articles'> = {
  title: 'Déclaration d’accessibilité',
  kicker,
  lead: 'Chacun doit pouvoir utiliser ce site, y compris au clavier, avec un lecteur d’écran ou avec un fort agrandissement. Voici ce qui fonctionne et ce qui manque encore.',
  content: [
    example,
    {
      kind: 'text',
      heading: 'Référence',
      body: 'Le site suit les règles WCAG dans leur version 2.2, niveau AA, ainsi que la norme suisse d’accessibilité eCH-0059. Le canton de Bâle-Ville a une loi sur les droits des personnes handicapées depuis 2021.',
    },
    {
      kind: 'text',
      heading: 'État actuel',
      body: 'Le site remplit ces exigences **en partie** ; les lacunes connues figurent à la section suivante.\n\n- Chaque type de page est contrôlé automatiquement dans les cinq langues à chaque modification.\n- L’utilisation au clavier, le fort agrandissement et le contraste élevé sont vérifiés dans le navigateur.\n- Chaque graphique est accompagné d’une description et d’un tableau.\n- Toutes les pages sont lisibles sans JavaScript.',
    },
    {
      kind: 'text',
      heading: 'Lacunes connues',
      body: '- Le site n’a pas encore été testé par des personnes en situation de handicap.\n- Seules quelques pages existent en langue facile, en allemand. Aucun groupe de relecture ne les a encore lues.\n- Les cartes et applications d’autres fournisseurs ne sont pas toujours utilisables au clavier. Un texte ou un tableau les accompagne donc toujours.\n- Il n’y a pas de vidéos en langue des signes.',
    },
    {
      kind: 'text',
      heading: 'Quelque chose ne fonctionne pas ?',
      body: 'Écrivez-nous en indiquant la page concernée et l’outil que vous utilisez. Nous répondons dans les dix jours ouvrables et fournissons sur demande les informations sous une autre forme.',
    },
    {
      kind: 'text',
      heading: 'Réclamation',
      body: 'Si notre réponse ne vous aide pas, vous pouvez vous adresser au service cantonal compétent pour les droits des personnes handicapées. Son adresse a sa place dans la déclaration de l’office.',
    },
    {
      kind: 'text',
      heading: 'Date',
      body: 'Le dernier contrôle du site date du 21 août 2026. La présente déclaration est revue chaque année.',
    },
  ],
  seo_description: 'Accessibilité du portail statistique : état actuel, lacunes connues et personne de contact.',
};

export const impressum: LocalizedInput<'articles'> = {
  title: 'Impressum',
  kicker,
  lead: 'Qui publie ce site et à quelles conditions ses contenus peuvent être réutilisés.',
  content: [
    example,
    {
      kind: 'text',
      heading: 'Éditeur',
      body: 'Office de statistique du canton de Bâle-Ville. Le contenu d’une page relève de la personne qui y est indiquée comme contact. Les personnes présentées sur ce site sont fictives.',
    },
    {
      kind: 'text',
      heading: 'Réutilisation des contenus',
      body: 'Vous pouvez réutiliser les chiffres et les graphiques en citant la source, sauf mention contraire. Les conditions d’utilisation des données figurent sous chaque indicateur.',
    },
    { kind: 'text', heading: 'Images', body: 'Les dessins ont été créés pour ce site.' },
  ],
  seo_description: 'Éditeur, responsabilité et réutilisation des contenus du portail statistique.',
};

export const datenschutz: LocalizedInput<'articles'> = {
  title: 'Protection des données',
  kicker,
  lead: 'Ce site n’utilise ni cookies ni profils. Voici quelles données sont malgré tout traitées.',
  content: [
    example,
    {
      kind: 'text',
      heading: 'Votre choix',
      body: 'Vous décidez vous-même si les visites sont comptées et si des contenus d’autres sites sont chargés. Votre choix reste enregistré dans votre navigateur. Vous pouvez le modifier au bas de chaque page.',
    },
    {
      kind: 'text',
      heading: 'Comptage des visites',
      body: 'Si vous l’acceptez, nous comptons les pages consultées sans noms et sans cookies. Les mots recherchés ne sont pas transmis. Si votre navigateur demande de ne pas être suivi, rien n’est compté.',
    },
    {
      kind: 'text',
      heading: 'Contenus d’autres sites',
      body: 'Les cartes et applications intégrées ne se chargent qu’après un clic. Le fournisseur indiqué reçoit alors votre adresse IP.',
    },
    {
      kind: 'text',
      heading: 'Vos droits',
      body: 'Les organes publics du canton sont soumis à la loi cantonale sur l’information et la protection des données. La personne indiquée ci-dessous vous renseigne sur vos données.',
    },
  ],
  seo_description: 'Quelles données sont traitées lors de la visite du portail statistique et comment en décider.',
};
