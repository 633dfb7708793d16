import type { LocalizedInput } from '../../registry';

/** Invented people: each function says so. */
export const teamMembers: Readonly<Record<string, LocalizedInput<'team-members'>>> = {
  'anna-beispiel': {
    function: 'Collaboratrice scientifica, popolazione (persona d’esempio)',
    photo: { file: 'portrait-1.svg' },
  },
  'beat-muster': {
    function: 'Collaboratore scientifico, abitazioni (persona d’esempio)',
    photo: { file: 'portrait-2.svg' },
  },
  'carla-exempel': {
    function: 'Collaboratrice scientifica, lavoro e prezzi (persona d’esempio)',
    photo: { file: 'portrait-3.jpg' },
  },
  'daniel-modell': {
    function: 'Collaboratore scientifico, turismo e trasporti (persona d’esempio)',
    photo: { file: 'portrait-4.svg' },
  },
  'eva-probe': {
    function: 'Collaboratrice scientifica, salute e formazione (persona d’esempio)',
    photo: { file: 'portrait-5.svg' },
  },
  'felix-vorlage': {
    function: 'Collaboratore scientifico, territorio, ambiente ed energia (persona d’esempio)',
    photo: { file: 'portrait-6.webp' },
  },
  'gina-schema': {
    function: 'Direttrice dell’Ufficio di statistica (persona d’esempio)',
    photo: { file: 'portrait-7.svg' },
  },
  'hans-entwurf': {
    function: 'Banche dati e informatica (persona d’esempio)',
    photo: { file: 'portrait-8.svg' },
  },
};
