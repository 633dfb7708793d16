import { defineCollection } from '../contentType';
import { component, flag, relations, required, shared, slug, text } from '../fields';
import { portraitPart } from '../parts/portrait';

export const teamMembers = defineCollection('team-members', {
  singularName: 'team-member',
  label: 'Teammitglied',
  doc: 'Eine Person, die Auskunft gibt oder Artikel schreibt.',
  key: 'slug',
  fields: {
    first_name: required(shared(text('Vorname.'))),
    last_name: required(shared(text('Nachname.'))),
    slug: slug('Eindeutige Kennung.'),
    function: text('Funktion.'),
    photo: component('Bild.', portraitPart),
    phone: shared(text('Telefonnummer, international geschrieben («+41 61 000 00 00»).', { max: 40 })),
    email: shared(text('E-Mail-Adresse.')),
    display_themes: relations('Fachgebiete.', 'display-themes', 'url'),
    show_public: flag('Auf der Website nennen.', { initially: true }),
  },
});
