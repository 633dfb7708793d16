import { defineBlock } from '../block';
import { relation, required } from '../fields';

export const focusTeaserBlock = defineBlock(
  'focus-teaser',
  { label: 'Grosser Anriss', icon: 'crown', doc: 'Ein grosser Anriss aus der Sammlung «Fokus-Anrisse».' },
  {
    focus_teaser: required(relation('Der Anriss.', 'focus-teasers', 'slug')),
  },
);
