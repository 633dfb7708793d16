import type { LocalizedInput } from '../../registry';

/** Invented people: each function says so. */
export const teamMembers: Readonly<Record<string, LocalizedInput<'team-members'>>> = {
  'anna-beispiel': {
    function: 'Collaboratrice scientifique, population (personne fictive)',
    photo: { file: 'portrait-1.svg' },
  },
  'beat-muster': {
    function: 'Collaborateur scientifique, logement (personne fictive)',
    photo: { file: 'portrait-2.svg' },
  },
  'carla-exempel': {
    function: 'Collaboratrice scientifique, travail et prix (personne fictive)',
    photo: { file: 'portrait-3.jpg' },
  },
  'daniel-modell': {
    function: 'Collaborateur scientifique, tourisme et mobilité (personne fictive)',
    photo: { file: 'portrait-4.svg' },
  },
  'eva-probe': {
    function: 'Collaboratrice scientifique, santé et formation (personne fictive)',
    photo: { file: 'portrait-5.svg' },
  },
  'felix-vorlage': {
    function: 'Collaborateur scientifique, espace, environnement et énergie (personne fictive)',
    photo: { file: 'portrait-6.webp' },
  },
  'gina-schema': {
    function: 'Cheffe de l’Office de statistique (personne fictive)',
    photo: { file: 'portrait-7.svg' },
  },
  'hans-entwurf': {
    function: 'Bases de données et informatique (personne fictive)',
    photo: { file: 'portrait-8.svg' },
  },
};
