/** The field of the search page; links lead to it. */
export const searchFieldId = 'search-words';
