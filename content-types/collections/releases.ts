import { defineCollection } from '../contentType';
import { choice, components, flag, instant, relations, required, slug, text } from '../fields';
import { dateChangePart } from '../parts/dateChange';

/** The states of a bundle; its entries appear only in the first. */
export const releaseStates = ['bestätigt', 'provisorisch', 'abgesagt'] as const;

export const releases = defineCollection('releases', {
  singularName: 'release',
  label: 'Bündel',
  doc: 'Einträge, die zum selben Zeitpunkt erscheinen. Ein Eintrag gehört dazu, wenn die Kennung des Bündels in seinem Feld `release` steht. Im Kalender (`/agenda`) steht ein Bündel mit `calendar_title`, auch bevor es erscheint; von seinen Einträgen ist bis dahin nichts zu sehen.',
  key: 'slug',
  isOptional: true,
  fields: {
    title: required(text('Titel, nur für die Redaktion.')),
    slug: slug('Kennung, die in den Einträgen steht.'),
    release_at: instant('Zeitpunkt, zu dem alle Einträge erscheinen. Leer: Sie erscheinen nicht.'),
    release_status: choice(
      'Stand: Nur bestätigte Bündel erscheinen; die Einträge eines provisorischen oder abgesagten erscheinen nicht, auch nach `release_at`. Leer: provisorisch.',
      releaseStates,
    ),
    approved: flag(
      'Freigegeben: Die Einträge sind gesperrt. Wird einer danach noch geändert, erscheint er nicht mit den anderen, und die Redaktion erfährt es. Wer das Bündel noch einmal veröffentlicht, gibt es mit allen Änderungen neu frei.',
    ),
    calendar_title: text(
      'Was der Kalender ankündigt, mit dem Zeitpunkt. Ist sofort zu sehen, auch wenn die Einträge gesperrt sind. Leer: nicht im Kalender.',
    ),
    date_text: text(
      'Termin im Kalender in Worten, zum Beispiel «September 2027» oder «Herbst 2027» (übersetzt wie `next_update_text`); nur solange `release_at` leer ist.',
    ),
    date_changes: components('Verschiebungen des bestätigten Termins, die neueste zuerst.', dateChangePart),
    display_themes: relations('Themen, unter denen der Kalender das Bündel führt.', 'display-themes', 'url'),
  },
});
