import { z } from 'zod';
import { defineBlock } from '../block';
import { frameAbilities, referrerPolicies, sandboxRights } from '../embedding';
import { choice, component, integer, json, required, text } from '../fields';
import { imagePart } from '../parts/image';

export const iframeBlock = defineBlock(
  'iframe',
  {
    label: 'Inhalt einer anderen Website',
    icon: 'globe',
    doc: 'Inhalt einer anderen Website; lädt erst nach Zustimmung.',
  },
  {
    src: required(text('Adresse des Inhalts (https), oder einer eigenen Datei («/…»).', { max: 500 })),
    title: required(text('Name des Inhalts für Vorleseprogramme.')),
    purpose: required(text('Wozu der Inhalt dient, in einem Satz, für die Frage nach der Zustimmung.')),
    height_mobile: required(integer('Höhe auf schmalen Bildschirmen in Pixeln.', { min: 50, max: 4000 })),
    height_desktop: required(integer('Höhe auf breiten Bildschirmen in Pixeln.', { min: 50, max: 4000 })),
    fallback_text: required(text('Was der Inhalt zeigt, in einem Satz.', { max: 400 })),
    fallback_image: component('Bild anstelle des Inhalts.', imagePart),
    caption: text('Unterschrift.'),
    source: text('Quelle.'),
    sandbox: json(
      'Rechte des Inhalts, zum Beispiel ["allow-scripts", "allow-same-origin"]; leer: was Karten und Diagramme brauchen.',
      z.array(z.enum(sandboxRights)),
    ),
    allow: json(
      'Was der Inhalt vom Gerät verlangen darf, zum Beispiel ["fullscreen", "geolocation"]; leer: den ganzen Bildschirm.',
      z.array(z.enum(frameAbilities)),
    ),
    referrer_policy: choice('Was die fremde Website über die Seite erfährt; leer: nichts.', referrerPolicies),
  },
);
