import type { SampleEntry } from '../../registry';

/** Invented people: each function says so. */
export const teamMembers: readonly SampleEntry<'team-members'>[] = [
  {
    shared: {
      slug: 'anna-beispiel',
      first_name: 'Anna',
      last_name: 'Beispiel',
      phone: '+41 61 000 00 01',
      email: 'anna.beispiel@example.org',
      display_themes: ['bevoelkerung'],
    },
    text: {
      function: 'Wissenschaftliche Mitarbeiterin, Bevölkerung (Beispielperson)',
      photo: { file: 'portrait-1.svg' },
    },
    updated: '2026-01-12T08:15:00.000Z',
  },
  {
    shared: {
      slug: 'beat-muster',
      first_name: 'Beat',
      last_name: 'Muster',
      phone: '+41 61 000 00 02',
      email: 'beat.muster@example.org',
      display_themes: ['bau-wohnungswesen'],
    },
    text: {
      function: 'Wissenschaftlicher Mitarbeiter, Wohnen (Beispielperson)',
      photo: { file: 'portrait-2.svg' },
    },
    updated: '2026-01-12T08:20:00.000Z',
  },
  {
    shared: {
      slug: 'carla-exempel',
      first_name: 'Carla',
      last_name: 'Exempel',
      phone: '+41 61 000 00 03',
      email: 'carla.exempel@example.org',
      display_themes: ['arbeit-erwerb', 'preise'],
    },
    text: {
      function: 'Wissenschaftliche Mitarbeiterin, Arbeit und Preise (Beispielperson)',
      photo: { file: 'portrait-3.jpg' },
    },
    updated: '2025-11-03T13:40:00.000Z',
  },
  {
    shared: {
      slug: 'daniel-modell',
      first_name: 'Daniel',
      last_name: 'Modell',
      phone: '+41 61 000 00 04',
      email: 'daniel.modell@example.org',
      display_themes: ['tourismus', 'verkehr'],
    },
    text: {
      function: 'Wissenschaftlicher Mitarbeiter, Tourismus und Verkehr (Beispielperson)',
      photo: { file: 'portrait-4.svg' },
    },
    updated: '2025-11-03T13:45:00.000Z',
  },
  {
    shared: {
      slug: 'eva-probe',
      first_name: 'Eva',
      last_name: 'Probe',
      phone: '+41 61 000 00 05',
      email: 'eva.probe@example.org',
      display_themes: ['gesundheit', 'bildung'],
    },
    text: {
      function: 'Wissenschaftliche Mitarbeiterin, Gesundheit und Bildung (Beispielperson)',
      photo: { file: 'portrait-5.svg' },
    },
    updated: '2026-03-02T07:55:00.000Z',
  },
  {
    shared: {
      slug: 'felix-vorlage',
      first_name: 'Felix',
      last_name: 'Vorlage',
      phone: '+41 61 000 00 06',
      email: 'felix.vorlage@example.org',
      display_themes: ['raum-umwelt', 'energie'],
    },
    text: {
      function: 'Wissenschaftlicher Mitarbeiter, Raum, Umwelt und Energie (Beispielperson)',
      photo: { file: 'portrait-6.webp' },
    },
    updated: '2026-03-02T08:05:00.000Z',
  },
  {
    shared: {
      slug: 'gina-schema',
      first_name: 'Gina',
      last_name: 'Schema',
      phone: '+41 61 000 00 07',
      email: 'gina.schema@example.org',
    },
    text: {
      function: 'Leiterin des Statistischen Amtes (Beispielperson)',
      photo: { file: 'portrait-7.svg' },
    },
    updated: '2025-08-18T09:00:00.000Z',
  },
  {
    // Works behind the scenes: pages must not name this person.
    shared: {
      slug: 'hans-entwurf',
      first_name: 'Hans',
      last_name: 'Entwurf',
      phone: '+41 61 000 00 08',
      email: 'hans.entwurf@example.org',
      show_public: false,
    },
    text: {
      function: 'Datenbanken und Informatik (Beispielperson)',
      photo: { file: 'portrait-8.svg' },
    },
    updated: '2025-08-18T09:05:00.000Z',
  },
];
