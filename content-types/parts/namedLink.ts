import { defineComponent } from '../component';
import { required, text } from '../fields';

export const namedLinkPart = defineComponent('named-link', 'Ein Verweis mit Text.', {
  title: required(text('Text des Verweises; sagt, wohin er führt.')),
  url: required(
    text('Ziel: «/thema/bevoelkerung» für eigene Seiten (ohne Sprache), sonst eine ganze Adresse.', { max: 500 }),
  ),
});
