import type { LocalizedInput } from '../../registry';

/** Invented people: each function says so. */
export const teamMembers: Readonly<Record<string, LocalizedInput<'team-members'>>> = {
  'anna-beispiel': {
    function: 'Fach-Frau für Zahlen über die Bevölkerung (Beispiel-Person)',
    photo: { file: 'portrait-1.svg' },
  },
  'beat-muster': {
    function: 'Fach-Mann für Zahlen über das Wohnen (Beispiel-Person)',
    photo: { file: 'portrait-2.svg' },
  },
  'carla-exempel': {
    function: 'Fach-Frau für Zahlen über Arbeit und Preise (Beispiel-Person)',
    photo: { file: 'portrait-3.jpg' },
  },
  'daniel-modell': {
    function: 'Fach-Mann für Zahlen über Gäste und Verkehr (Beispiel-Person)',
    photo: { file: 'portrait-4.svg' },
  },
  'eva-probe': {
    function: 'Fach-Frau für Zahlen über Gesundheit und Schule (Beispiel-Person)',
    photo: { file: 'portrait-5.svg' },
  },
  'felix-vorlage': {
    function: 'Fach-Mann für Zahlen über Umwelt und Energie (Beispiel-Person)',
    photo: { file: 'portrait-6.webp' },
  },
  'gina-schema': {
    function: 'Chefin vom Statistischen Amt (Beispiel-Person)',
    photo: { file: 'portrait-7.svg' },
  },
  'hans-entwurf': {
    function: 'Fach-Mann für Daten und Computer (Beispiel-Person)',
    photo: { file: 'portrait-8.svg' },
  },
};
