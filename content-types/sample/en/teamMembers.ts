import type { LocalizedInput } from '../../registry';

/** The invented people in English: each function says that they are invented. */
export const teamMembers: Readonly<Record<string, LocalizedInput<'team-members'>>> = {
  'anna-beispiel': {
    function: 'Research associate, population (example person)',
    photo: { file: 'portrait-1.svg', alt: 'Drawn portrait of Anna Beispiel' },
  },
  'beat-muster': {
    function: 'Research associate, housing (example person)',
    photo: { file: 'portrait-2.svg', alt: 'Drawn portrait of Beat Muster' },
  },
  'carla-exempel': {
    function: 'Research associate, work and prices (example person)',
    photo: { file: 'portrait-3.jpg', alt: 'Drawn portrait of Carla Exempel' },
  },
  'daniel-modell': {
    function: 'Research associate, tourism and transport (example person)',
    photo: { file: 'portrait-4.svg', alt: 'Drawn portrait of Daniel Modell' },
  },
  'eva-probe': {
    function: 'Research associate, health and education (example person)',
    photo: { file: 'portrait-5.svg', alt: 'Drawn portrait of Eva Probe' },
  },
  'felix-vorlage': {
    function: 'Research associate, territory, environment and energy (example person)',
    photo: { file: 'portrait-6.webp', alt: 'Drawn portrait of Felix Vorlage' },
  },
  'gina-schema': {
    function: 'Head of the Statistical Office (example person)',
    photo: { file: 'portrait-7.svg', alt: 'Drawn portrait of Gina Schema' },
  },
  'hans-entwurf': {
    function: 'Databases and information technology (example person)',
    photo: { file: 'portrait-8.svg', alt: 'Drawn portrait of Hans Entwurf' },
  },
};
