/** The token of the sample CMS; it is sent like any other, so that the whole way is used, and looked for in the site. */
export const sampleToken = 'sample-content-read-token';
