/** What the home page asks for; the HTML server asks the same. */
export const mostJobsFirst = { sort: 'jobs' } as const;
