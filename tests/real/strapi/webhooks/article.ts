/** What an editor writes. */
export const article = {
  slug: 'vom-editor',
  title: 'Vom Editor',
  lead: 'Die Aussage.',
  publication_date: '2026-08-21',
  content: [{ __component: 'blocks.text', body: 'Ein Absatz.' }],
};
