/** Value of the `source` columns for records of the HR backend. */
export const hrSourceName = 'hr';
