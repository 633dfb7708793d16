import type { LocalizedInput } from '../../registry';

/** The invented people in English: each function says that they are invented. */
export const teamMembers: Readonly<Record<string, LocalizedInput<'team-members'>>> = {
  'anna-beispiel': {
    function: 'Research associate, population (example person)',
    photo: { file: 'portrait-1.svg' },
  },
  'beat-muster': {
    function: 'Research associate, housing (example person)',
    photo: { file: 'portrait-2.svg' },
  },
  'carla-exempel': {
    function: 'Research associate, work and prices (example person)',
    photo: { file: 'portrait-3.jpg' },
  },
  'daniel-modell': {
    function: 'Research associate, tourism and transport (example person)',
    photo: { file: 'portrait-4.svg' },
  },
  'eva-probe': {
    function: 'Research associate, health and education (example person)',
    photo: { file: 'portrait-5.svg' },
  },
  'felix-vorlage': {
    function: 'Research associate, territory, environment and energy (example person)',
    photo: { file: 'portrait-6.webp' },
  },
  'gina-schema': {
    function: 'Head of the Statistical Office (example person)',
    photo: { file: 'portrait-7.svg' },
  },
  'hans-entwurf': {
    function: 'Databases and information technology (example person)',
    photo: { file: 'portrait-8.svg' },
  },
};
