import type { LocalizedInput } from '../../../registry';
import { license } from '../sources';

/** The indicators of the theme «Verkehr». */
export const trafficProducts: Readonly<Record<string, LocalizedInput<'products'>>> = {
  '5203': {
    title: 'Pendulaires',
    subtitle: 'Pendulaires entrants et sortants, canton de Bâle-Ville, 1990–2024',
    description: 'Combien de personnes viennent travailler dans le canton et combien en sortent pour travailler.',
    lesehilfe: 'En 2024, environ 90 400 personnes venaient travailler dans le canton de Bâle-Ville.',
    long_description:
      'Diagramme en colonnes avec dix années et deux colonnes pour chacune. Celle des pendulaires entrants est toujours trois à six fois plus haute que celle des sortants. Elles indiquent 86 061 et 14 969 personnes en 1990, puis 91 902 et 22 719 en 2010, 101 856 et 24 533 en 2016. Pour 2024, elles montrent environ 90 400 et 24 700 personnes.',
    erlaeuterungen:
      'Les pendulaires entrants et sortants sont des personnes actives occupées qui n’habitent pas dans le canton ou le pays où elles travaillent. Jusqu’en 2000, les chiffres proviennent des recensements, depuis 2010 d’un échantillon.\n\nUn **r** dans la dernière colonne du tableau signifie : arrondi à la centaine. Les valeurs arrondies ne sont pas comparables sans précaution à la série jusqu’en 2016.',
    unit: 'personnes',
    unit_label: 'Nombre de personnes',
    columns: [
      { key: 'jahr', label: 'Année', role: 'period' },
      { key: 'zupendelnde', label: 'Pendulaires entrants', role: 'value' },
      { key: 'wegpendelnde', label: 'Pendulaires sortants', role: 'value' },
      { key: 'hinweis', label: 'Remarque', role: 'note' },
    ],
    annotations: [{ type: 'break', x: '2010', text: 'Échantillon au lieu du recensement' }],
    keywords: ['pendulaires', 'trajet domicile-travail', 'entrants', 'sortants', 'frontaliers'],
    external_links: [{ title: 'Article sur les pendulaires', url: '/artikel/pendeln' }],
    sources: [
      {
        name: 'Office fédéral de la statistique (OFS), recensement, relevé structurel et statistique des frontaliers',
        url: 'https://statistik.bs.ch/indikatorenportal/5203',
      },
    ],
    license,
    next_update_text: 'Printemps 2027',
    frequency: 'annuelle',
    reference_period: 'Années 1990–2024',
  },
  '9274': {
    title: 'Accidents de la circulation routière',
    subtitle: 'Canton de Bâle-Ville, 1992–2025',
    description: 'Le nombre d’accidents enregistrés par la police et d’accidents avec des blessés ou des tués.',
    lesehilfe: 'En 2025, la police a enregistré 500 accidents de la circulation routière dans le canton de Bâle-Ville.',
    long_description:
      'Graphique linéaire avec deux lignes. Celle du haut montre tous les accidents enregistrés : elle se situe à 3 965 en 1995, descend à 898 en 2012, monte à 1 140 en 2016 et repart à 835 en 2017 après une rupture. En 2025, elle se termine à 500. La ligne du bas montre les accidents avec dommages corporels : de 732 en 1992 au minimum de 256 en 2012, puis à 273 en 2025. Pour 2024, cette valeur manque.',
    erlaeuterungen:
      'Depuis 2017, une partie des cas qui n’ont causé que des dégâts matériels ne compte plus comme accidents. Les valeurs d’avant et d’après 2017 ne sont donc pas directement comparables. Cette restriction ne concerne pas les accidents avec dommages corporels.',
    unit: 'accidents',
    unit_label: 'Nombre d’accidents',
    columns: [
      { key: 'jahr', label: 'Année', role: 'period' },
      { key: 'unfaelle', label: 'Tous les accidents enregistrés', role: 'value' },
      { key: 'mit_personenschaden', label: 'Accidents avec dommages corporels', role: 'value' },
    ],
    annotations: [
      { type: 'break', x: '2017', text: 'Nouveau comptage : une partie des dégâts matériels n’est plus comprise' },
    ],
    keywords: ['accident', 'sécurité routière', 'police', 'route'],
    external_links: [{ title: 'Article sur les accidents de 2025', url: '/artikel/unfaelle-2025' }],
    sources: [
      {
        name: 'Police cantonale de Bâle-Ville ; Office fédéral des routes (OFROU)',
        url: 'https://statistik.bs.ch/indikatorenportal/9274',
      },
    ],
    license,
    frequency: 'annuelle',
    reference_period: 'Années 1992–2025',
  },
  '12713': {
    title: 'Voitures neuves selon la propulsion',
    subtitle: 'Voitures de tourisme neuves mises en circulation, canton de Bâle-Ville, 2021–2025',
    description: 'À quoi roulent les voitures de tourisme neuves mises en circulation dans le canton.',
    lesehilfe:
      'Sur les 2 652 voitures de tourisme neuves mises en circulation en 2025, 1 236 avaient une propulsion hybride.',
    long_description:
      'Cinq colonnes empilées à 100 %, une par année de 2021 à 2025. La part des véhicules hybrides passe de 31 à 47 %, celle des voitures électriques de 14 à 25 %. L’essence recule de 40 à 21 %, le diesel de 15 à 8 %. Les autres types de propulsion sont à peine visibles.',
    erlaeuterungen:
      'On compte les voitures de tourisme mises en circulation pour la première fois. Est hybride tout véhicule doté d’un moteur à combustion et d’un moteur électrique, rechargeable ou non.\n\n| 2025 | Voitures de tourisme | Part |\n| --- | ---: | ---: |\n| Hybride | 1 236 | 46,6 % |\n| Électrique | 660 | 24,9 % |\n| Essence | 555 | 20,9 % |\n| Diesel | 201 | 7,6 % |',
    unit: 'voitures',
    unit_label: 'Nombre de voitures de tourisme',
    columns: [
      { key: 'jahr', label: 'Année', role: 'period' },
      { key: 'total', label: 'Total', role: 'total' },
      { key: 'hybrid', label: 'Hybride', role: 'value' },
      { key: 'elektrisch', label: 'Électrique', role: 'value' },
      { key: 'benzin', label: 'Essence', role: 'value' },
      { key: 'diesel', label: 'Diesel', role: 'value' },
      { key: 'uebrige', label: 'Autres', role: 'value' },
    ],
    keywords: ['voiture électrique', 'voiture', 'mises en circulation', 'hybride', 'véhicules à moteur'],
    external_links: [{ title: 'Article sur les voitures neuves (en allemand)', url: '/artikel/neuwagen-antrieb' }],
    sources: [
      {
        name: 'Office fédéral des routes (OFROU), statistique des véhicules à moteur',
        url: 'https://statistik.bs.ch/indikatorenportal/12713',
      },
    ],
    license,
    frequency: 'annuelle',
    reference_period: 'Années 2021–2025',
  },
};
