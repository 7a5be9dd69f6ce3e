import { object } from 'yup';
import { limits } from '../limits.ts';
import { text } from './text.ts';

const word = text().max(100);

/** Query of `listCompanies`. Only shape and size are refused: an unknown order or page counts as the default. */
export const companyListSchema = object({
  search: text().max(limits.keywordCharacters),
  sort: word,
  page: word,
}).noUnknown();

/** Query of `listCompanyJobs`. */
export const companyJobsSchema = object({ page: word }).noUnknown();
