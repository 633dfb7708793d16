/** The id of the field on the search page; links lead to it. */
export const searchFieldId = 'search-words';
