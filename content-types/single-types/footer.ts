import { defineSingleType } from '../contentType';
import { components, text } from '../fields';
import { bottomLinkPart } from '../parts/bottomLink';
import { buttonLinkPart } from '../parts/buttonLink';
import { socialmediaLinkPart } from '../parts/socialmediaLink';

export const footer = defineSingleType('footer', {
  label: 'Fuss der Seite',
  doc: 'Verweise am Ende jeder Seite.',
  fields: {
    button_links: components('Verweise, nach «group» gruppiert.', buttonLinkPart),
    socialmedia_links: components('Soziale Netze.', socialmediaLinkPart),
    bottom_links: components('Unterste Zeile: Impressum, Datenschutz, Barrierefreiheit.', bottomLinkPart),
    copyright: text('Name in der Urheberrechtszeile; das Jahr kommt dazu.'),
  },
});
