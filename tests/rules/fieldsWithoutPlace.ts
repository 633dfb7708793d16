/** Fields that editors fill in and that no file of the site shows, each with the reason; `npm run test:fields` compares. */
export const fieldsWithoutPlace: Readonly<Record<string, string>> = {
  'releases.title': 'The name by which editors find a bundle in the CMS; visitors see its entries only.',
};
