import { defineCollection } from '../contentType';
import { choice, instant, required, slug, text } from '../fields';

/** Only the first lets the entries of a bundle appear. */
export const releaseStates = ['bestätigt', 'provisorisch', 'abgesagt'] as const;

export const releases = defineCollection('releases', {
  singularName: 'release',
  label: 'Bündel',
  doc: 'Einträge, die zum selben Zeitpunkt erscheinen, alle oder keiner. Ein Eintrag gehört dazu, wenn die Kennung des Bündels in seinem Feld `release` steht. Das Bündel selbst ist auf der Website nicht zu sehen.',
  key: 'slug',
  isOptional: true,
  fields: {
    title: required(text('Titel, nur für die Redaktion.')),
    slug: slug('Kennung, die in den Einträgen steht.'),
    release_at: instant('Zeitpunkt, zu dem alle Einträge erscheinen. Leer: Sie bleiben verborgen.'),
    release_status: choice(
      'Nur bestätigte Bündel erscheinen; die Einträge eines provisorischen oder abgesagten bleiben verborgen, auch nach `release_at`. Leer: provisorisch.',
      releaseStates,
    ),
  },
});
