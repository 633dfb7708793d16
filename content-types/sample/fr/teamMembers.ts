import type { LocalizedInput } from '../../registry';

/** Invented people: each function says so. */
export const teamMembers: Readonly<Record<string, LocalizedInput<'team-members'>>> = {
  'anna-beispiel': {
    function: 'Collaboratrice scientifique, population (personne fictive)',
    photo: { file: 'portrait-1.svg', alt: 'Portrait dessiné d’Anna Beispiel' },
  },
  'beat-muster': {
    function: 'Collaborateur scientifique, logement (personne fictive)',
    photo: { file: 'portrait-2.svg', alt: 'Portrait dessiné de Beat Muster' },
  },
  'carla-exempel': {
    function: 'Collaboratrice scientifique, travail et prix (personne fictive)',
    photo: { file: 'portrait-3.jpg', alt: 'Portrait dessiné de Carla Exempel' },
  },
  'daniel-modell': {
    function: 'Collaborateur scientifique, tourisme et mobilité (personne fictive)',
    photo: { file: 'portrait-4.svg', alt: 'Portrait dessiné de Daniel Modell' },
  },
  'eva-probe': {
    function: 'Collaboratrice scientifique, santé et formation (personne fictive)',
    photo: { file: 'portrait-5.svg', alt: 'Portrait dessiné d’Eva Probe' },
  },
  'felix-vorlage': {
    function: 'Collaborateur scientifique, espace, environnement et énergie (personne fictive)',
    photo: { file: 'portrait-6.webp', alt: 'Portrait dessiné de Felix Vorlage' },
  },
  'gina-schema': {
    function: 'Cheffe de l’Office de statistique (personne fictive)',
    photo: { file: 'portrait-7.svg', alt: 'Portrait dessiné de Gina Schema' },
  },
  'hans-entwurf': {
    function: 'Bases de données et informatique (personne fictive)',
    photo: { file: 'portrait-8.svg', alt: 'Portrait dessiné de Hans Entwurf' },
  },
};
