import type { LocalizedInput } from '../../registry';

/** Glossary terms in French. */
export const glossars: Readonly<Record<string, LocalizedInput<'glossars'>>> = {
  arbeitslosenquote: {
    term: 'Taux de chômage',
    short:
      'Part des chômeuses et chômeurs inscrits à un office de placement dans l’ensemble des personnes actives, en pour cent.',
    definition:
      'Le taux de chômage rapporte les personnes au chômage inscrites aux personnes actives. On compte les personnes sans emploi qui, le dernier jour du mois, sont inscrites à un office régional de placement (ORP) et immédiatement disponibles, qu’elles touchent ou non des indemnités. Il est publié par le Secrétariat d’État à l’économie (SECO).\n\nEn juillet 2026, le taux était de 4,6 % à Bâle-Ville et de 5,9 % chez les 15 à 24 ans. Comme toutes les personnes sans travail ne sont pas inscrites, le taux de sans-emploi au sens du BIT est différent.\n\n[Taux de chômage](/indikatorenportal/7510)',
    variants: ['taux de chômage enregistré', 'chômage', 'chômeurs inscrits'],
    abbreviations: ['ORP'],
    source: 'Secrétariat d’État à l’économie (SECO), Statistique du chômage',
  },
  erwerbslose: {
    term: 'Personnes sans emploi',
    short:
      'Personnes sans travail qui ont cherché un emploi durant les quatre dernières semaines et pourraient vite commencer.',
    definition:
      'Selon la définition de l’Organisation internationale du travail, une personne est sans emploi si elle n’a pas eu de travail rémunéré durant la semaine de l’enquête, si elle en a cherché activement durant les quatre semaines précédentes et si elle est disponible. Une inscription à un office de placement n’est pas nécessaire.\n\nLe nombre est estimé par échantillon, au moyen de l’Enquête suisse sur la population active. Il permet de comparer les pays. Pour le canton de Bâle-Ville, les chiffres des personnes inscrites au chômage paraissent plus vite et sont plus précis, car ils proviennent d’un registre.',
    variants: ['sans-emploi', 'personne sans emploi', 'taux de sans-emploi'],
    abbreviations: ['BIT'],
    source: 'Office fédéral de la statistique (OFS), Enquête suisse sur la population active',
  },
  indikator: {
    term: 'Indicateur',
    short: 'Un chiffre clé établi régulièrement selon la même méthode et qui signale une évolution.',
    definition:
      'Un indicateur réunit de nombreuses informations en un seul chiffre que l’on peut comparer dans le temps ou entre territoires. Il signale ce que l’on ne peut pas mesurer directement : le taux de logements vacants, par exemple, indique à quel point il est difficile de trouver un logement à Bâle. En 2026, il était de 0,78 %.\n\nSur ce site, chaque indicateur a sa page avec un graphique, un tableau, une aide à la lecture, des explications, la source et les données à télécharger. À lui seul, un indicateur explique rarement les causes.\n\n[Portail des indicateurs](/indikatorenportal)',
    synonyms: ['chiffre clé'],
    variants: ['indicateurs', 'chiffres clés'],
  },
  konsumentenpreisindex: {
    term: 'Indice des prix à la consommation',
    short: 'Mesure l’évolution moyenne des prix des biens et des services consommés par les ménages privés.',
    definition:
      'L’indice des prix à la consommation suit les prix d’un panier de biens et de services : alimentation, loyers, transports, loisirs et bien d’autres. Chaque groupe pèse autant que les ménages y consacrent en moyenne. Les impôts directs et les primes d’assurance-maladie n’en font pas partie.\n\nÀ côté de l’indice suisse existe l’indice bâlois, valable pour les ménages du canton de Bâle-Ville et publié chaque mois. En juillet 2026, il était de 101,1 points (décembre 2025 = 100). Sa variation sur un an s’appelle le renchérissement.\n\n[Indice bâlois](/indikatorenportal/7513)',
    variants: ['indice bâlois', 'indice suisse des prix à la consommation', 'prix à la consommation'],
    abbreviations: ['IPC'],
  },
  leerwohnung: {
    term: 'Logement vacant',
    short: 'Logement habitable, inoccupé le 1er juin et proposé à la location ou à la vente.',
    definition:
      'Un logement est vacant lorsqu’au jour de référence il est habitable, que personne n’y vit et qu’il est sur le marché, en location durable de trois mois au moins ou en vente. Peu importe qu’il soit meublé. Les maisons individuelles vides comptent aussi.\n\nSont exclus les logements en transformation, les constructions qui ne sont pas encore prêtes et les logements déjà loués ou vendus. Une fenêtre sombre ne signale donc pas toujours un logement vacant. Le 1er juin 2026, on en comptait 912 dans le canton de Bâle-Ville, contre 1 079 un an plus tôt.\n\n[Logements vacants](/indikatorenportal/7580)',
    synonyms: ['logement vide'],
    variants: ['logements vacants', 'logements vides'],
  },
  leerwohnungsquote: {
    term: 'Taux de logements vacants',
    short:
      'Part des logements vides et proposés sur le marché le 1er juin dans l’ensemble des logements, en pour cent.',
    definition:
      'Le taux de logements vacants rapporte les logements vacants à l’ensemble des logements. Dans le canton de Bâle-Ville, il était de 0,78 % le 1er juin 2026, soit environ 8 logements sur 1 000. Un an plus tôt, il était de 0,92 %.\n\nDepuis le début de la série en 2002, le taux le plus bas a été mesuré en 2014 (0,23 %) et le plus élevé en 2005 (1,52 %). Dans la ville, il allait en 2026 de 0,24 % dans le quartier Wettstein à 2,45 % dans celui des Vorstädte. Dans un petit quartier, quelques logements suffisent à changer nettement le taux.\n\n[Taux de logements vacants](/indikatorenportal/5813)',
    synonyms: ['taux de logements vides'],
    variants: ['taux de vacance'],
  },
  logiernacht: {
    term: 'Nuitée',
    short:
      'Une nuit passée par un hôte dans un hôtel ou un établissement de cure ; deux hôtes, trois nuits : six nuitées.',
    definition:
      'Les nuitées mesurent la fréquentation des hôtels. Chaque nuit de chaque personne compte une fois, enfants compris. Les nuits passées chez des proches ou dans des logements loués par des particuliers ne sont pas incluses.\n\nEn 2025, Bâle-Ville a enregistré 1 686 289 nuitées, dont 1 059 022 d’hôtes venus de l’étranger, soit environ 63 %. C’est le domicile qui compte, non le passeport. Au fil de l’année, les chiffres varient avec les foires et les vacances ; mieux vaut donc comparer un mois avec le même mois de l’année précédente.\n\n[Nuitées par année](/indikatorenportal/6546)',
    variants: ['nuitées', 'nuitées hôtelières'],
  },
  median: {
    term: 'Médiane',
    short: 'La valeur qui se trouve au milieu d’une série triée : une moitié est plus petite, l’autre plus grande.',
    definition:
      'Pour trouver la médiane, on trie toutes les valeurs et l’on prend celle du milieu. Si leur nombre est pair, elle se trouve entre les deux valeurs centrales.\n\nUn exemple : parmi les 19 quartiers de la ville de Bâle, classés selon leur population, Breite occupe la dixième place. La médiane est donc de 9 437 personnes (juillet 2026). La moyenne, 9 828, est un peu plus élevée, car quelques grands quartiers la tirent vers le haut. Pour les loyers ou les salaires, l’écart est souvent bien plus grand ; la médiane est alors plus parlante.',
    synonyms: ['valeur médiane'],
    variants: ['médianes'],
  },
  mittelwert: {
    term: 'Moyenne',
    short: 'La somme de toutes les valeurs, divisée par leur nombre.',
    definition:
      'La moyenne répartit la somme également entre tous. En juillet 2026, 186 729 personnes vivaient dans les 19 quartiers de la ville de Bâle, soit 9 828 par quartier en moyenne. En réalité, on va de 2 503 dans l’Altstadt Kleinbasel à 19 811 à St. Johann.\n\nL’exemple montre la faiblesse de cette mesure : elle ne dit rien des différences entre les valeurs, et quelques valeurs très grandes la tirent vers le haut. Lorsque la répartition est inégale, nous indiquons donc aussi la médiane.',
    synonyms: ['moyenne arithmétique'],
    variants: ['moyennes', 'valeur moyenne'],
  },
  pendler: {
    term: 'Pendulaires',
    short:
      'Personnes dont le lieu de travail ou de formation n’est pas le lieu de domicile et qui font régulièrement le trajet.',
    definition:
      'Les pendulaires entrants viennent dans le canton depuis l’extérieur, les pendulaires sortants le quittent. En 2024, environ 90 400 personnes sont venues travailler à Bâle-Ville et environ 24 700 ont fait le trajet inverse. Pour une personne qui sort, près de quatre entrent donc.\n\nBeaucoup habitent dans le canton de Bâle-Campagne ; d’autres traversent chaque jour la frontière allemande ou française. Les trajets à l’intérieur d’une commune ne sont pas comptés ici. Les chiffres reposent en partie sur des échantillons et sont arrondis.\n\n[Pendulaires](/indikatorenportal/5203)',
    variants: ['pendulaire', 'pendulaires entrants', 'pendulaires sortants'],
  },
  prozentpunkt: {
    term: 'Point de pourcentage',
    short: 'Unité de la différence entre deux pourcentages : de 4 % à 5 %, il y a un point de pourcentage.',
    definition:
      'Quand une part augmente ou diminue, on peut exprimer le changement de deux façons. Le taux de logements vacants de Bâle-Ville est passé de 0,92 % (2025) à 0,78 % (2026). C’est une baisse de 0,14 point de pourcentage. Par rapport à l’année précédente, il s’agit pourtant d’un recul d’environ 15 %.\n\nLes deux indications sont justes, mais répondent à des questions différentes. Autre exemple : la part des femmes au Grand Conseil est passée de 42 % (2020) à 46 % (2024), soit quatre points de pourcentage de plus.',
    synonyms: ['point de pour cent'],
    variants: ['points de pourcentage'],
  },
  'staendige-wohnbevoelkerung': {
    term: 'Population résidante permanente',
    short:
      'Population selon la définition fédérale : domicile principal sur place et, pour les étrangers, au moins douze mois de séjour.',
    definition:
      'L’Office fédéral de la statistique compte dans la population résidante permanente les Suissesses et les Suisses dont le domicile principal se trouve dans la commune, ainsi que les personnes étrangères qui vivent ou peuvent vivre en Suisse au moins douze mois. Les personnes en procédure d’asile y entrent aussi après douze mois. Le chiffre vaut pour le 31 décembre et sert à comparer les cantons.\n\nFin 2023, Bâle-Ville comptait 200 031 personnes selon cette définition. La statistique cantonale en indiquait 206 308, car elle inclut des séjours plus courts. Les deux chiffres sont justes, mais ne se mélangent pas.\n\n[Population résidante permanente dans le scénario de référence](/indikatorenportal/11899)',
    variants: ['population permanente'],
    abbreviations: ['STATPOP'],
    source: 'Office fédéral de la statistique (OFS), Statistique de la population et des ménages',
  },
  stichtag: {
    term: 'Jour de référence',
    short: 'Le jour pour lequel un chiffre est valable.',
    definition:
      'Les effectifs changent sans cesse ; un comptage a donc besoin d’un moment fixe. Les logements vacants sont comptés le 1er juin, la population résidante permanente le 31 décembre, les personnes inscrites au chômage le dernier jour du mois. Un logement qui se libère le 2 juin n’apparaît pas dans le comptage de l’année.\n\nIl en va autrement des grandeurs qui se forment sur une durée, comme les nuitées d’une année ou les accidents d’un mois. Elles valent pour toute la période. Sur ce site, le jour ou la période figure à côté de chaque chiffre.',
    synonyms: ['date de référence'],
    variants: ['jours de référence'],
  },
  szenario: {
    term: 'Scénario',
    short: 'Calcul qui montre comment la population évolue si certaines hypothèses se réalisent.',
    definition:
      'Un scénario n’est pas une prédiction, mais un calcul du type « si…, alors… ». Pour la population de Bâle-Ville, il faut des hypothèses sur les naissances, l’espérance de vie, les arrivées, les départs et la construction de logements. Comme personne ne les connaît avec certitude, on calcule plusieurs scénarios.\n\nPour 2050, ils donnent 256 991 personnes dans le scénario haut, 232 648 dans le scénario moyen et 196 369 dans le scénario bas. L’écart montre l’incertitude. Les scénarios sont régulièrement comparés à l’évolution réelle et renouvelés.\n\n[Scénarios de population](/indikatorenportal/6215)',
    variants: ['scénarios', 'scénario de population', 'scénarios de population', 'scénario de référence'],
  },
  teuerung: {
    term: 'Renchérissement',
    short:
      'Hausse des prix à la consommation par rapport au même mois de l’année précédente, en pour cent ; aussi appelé inflation.',
    definition:
      'Le renchérissement indique de combien de pour cent la vie est devenue plus chère en moyenne. Il se fonde sur l’indice des prix à la consommation. En juillet 2026, l’indice bâlois dépassait de 0,3 % celui de l’année précédente ; pour toute la Suisse, la hausse était de 0,4 %. En moyenne de l’année 2025, le renchérissement bâlois a été de 0,2 %.\n\nUn renchérissement nul ne signifie pas que tous les prix restent les mêmes : certains montent, d’autres baissent. Pour un ménage donné, la situation peut différer de la moyenne.\n\n[Renchérissement](/indikatorenportal/7512)',
    synonyms: ['inflation'],
    variants: ['taux de renchérissement', 'taux d’inflation'],
  },
  wanderungssaldo: {
    term: 'Solde migratoire',
    short: 'Arrivées moins départs durant une période.',
    definition:
      'Le solde migratoire montre si les arrivées sont plus nombreuses que les départs. Si 14 000 personnes s’installent à Bâle-Ville en une année et que 12 500 s’en vont, il est, dans cet exemple inventé, de +1 500 ; dans le cas inverse, il serait de −1 500. Les déménagements à l’intérieur du canton ne comptent pas, sauf si l’on considère un seul quartier.\n\nAvec la différence entre naissances et décès, il explique pourquoi la population augmente ou diminue. On distingue souvent les échanges avec l’étranger, avec les autres cantons et avec Bâle-Campagne.\n\n[Solde migratoire](/indikatorenportal/1202)',
    synonyms: ['bilan migratoire'],
    variants: ['soldes migratoires'],
  },
  wohnbevoelkerung: {
    term: 'Population résidante',
    short:
      'Toutes les personnes inscrites au registre des habitants du canton, y compris pour un séjour de courte durée.',
    definition:
      'La statistique cantonale exploite le registre des habitants et compte les personnes annoncées à Bâle, à Riehen ou à Bettingen. Elle paraît chaque mois et pour chaque quartier. En juillet 2026, la population résidante comptait 211 094 personnes.\n\nLe maximum a été atteint en 1970 avec 236 219 personnes, le minimum qui a suivi en 2001 avec 187 459. La Confédération utilise la notion plus étroite de population résidante permanente, qui exclut les courts séjours ; son chiffre est donc plus bas. Sauf indication contraire, ce site emploie la définition cantonale.\n\n[Population résidante par quartier](/indikatorenportal/7763)',
    variants: ['nombre d’habitants', 'habitants', 'habitantes et habitants'],
  },
  wohnviertel: {
    term: 'Quartier',
    short:
      'L’un des 19 territoires en lesquels la ville de Bâle est divisée pour la statistique, par exemple St. Johann ou Wettstein.',
    definition:
      'Pour la statistique, la ville de Bâle est divisée en 19 quartiers. Leurs limites restent longtemps les mêmes, afin que les chiffres soient comparables. Avec les communes de Riehen et de Bettingen, ils forment 21 territoires. Chaque quartier se compose d’unités plus petites, puis d’îlots.\n\nEn juillet 2026, le plus peuplé était St. Johann (19 811 personnes) et le moins peuplé Altstadt Kleinbasel (2 503). Dans la vie quotidienne, on ne trace pas toujours les limites d’un quartier comme la statistique.\n\n[Comparaison des quartiers](/indikatorenset/wohnviertel)',
    variants: ['quartiers', 'quartier statistique', 'quartiers statistiques'],
  },
};
