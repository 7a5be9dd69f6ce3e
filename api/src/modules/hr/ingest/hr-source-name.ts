/** What stands in `source` columns for everything that came from the HR backend. */
export const hrSourceName = 'hr';
