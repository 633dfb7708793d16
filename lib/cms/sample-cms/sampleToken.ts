/** The token of the sample CMS: sent like a real one, so that a test can look for leaks of it in the site. */
export const sampleToken = 'sample-content-read-token';
