import { toJobSearchParams, type JobFilter } from 'shared-contracts';

/** What an alert keeps of a search: neither its order nor its page. */
export const alertSearch = (filter: JobFilter): string =>
  toJobSearchParams({ ...filter, sort: 'relevance', page: 1 }).toString();
