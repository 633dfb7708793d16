/** Addresses that only the draft site has; no route of the public site begins with an underscore. */

const start = '/_vorschau';

/** Target of the links in the CMS: see `deploy/strapi-preview.cjs`. */
export const openAddress = `${start}/oeffnen`;

/** Where editors choose which site they see. */
export const choiceAddress = `${start}/zeitpunkt`;
