/** Queries of the home page's sections; the HTML server sends the same. */
export const homeSearches = {
  relevantFirst: {},
  newestFirst: { sort: 'date' },
  /** Two pages hold six jobs after six others, and six among up to fourteen featured ones. */
  nextNewest: { sort: 'date', page: '2' },
} as const;
