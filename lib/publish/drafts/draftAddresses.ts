/** Addresses of the draft site that the site for visitors does not have: none of its routes begins with a low line. */

const start = '/_vorschau';

/** Where the links of the CMS lead: see `deploy/strapi-preview.cjs`. */
export const openAddress = `${start}/oeffnen`;

/** Where editors choose what they see. */
export const choiceAddress = `${start}/zeitpunkt`;
