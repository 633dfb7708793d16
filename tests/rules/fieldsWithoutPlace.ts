/** A figure that is typed in, as the example is, reads nothing of an indicator; the same field of `hero_statistics` is shown. */
const ofIndicatorsAlone = 'Read of an indicator; a single example with all fields has a value of its own.';

/** Fields that editors fill in and that no file of the site shows, each with the reason; `npm run test:fields` compares. */
export const fieldsWithoutPlace: Readonly<Record<string, string>> = {
  'releases.title': 'The name by which editors find a bundle in the CMS; visitors see its entries only.',
  'releases.approved': 'Takes out entries that are changed afterwards; the others are as they were.',
  'products.data_url': 'Its data are those of a file; this test asks no other server.',
  'display-themes.data_theme':
    'In the catalogue of all data, which this test does not make; `harvester` in tests/lib reads it there.',
  'theme-page.first_statistic.series': ofIndicatorsAlone,
  'theme-page.first_statistic.period': ofIndicatorsAlone,
  'theme-page.first_statistic.goal': ofIndicatorsAlone,
};
