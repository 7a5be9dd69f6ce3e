import { limits } from '../limits.ts';
import { text } from './text.ts';
import { request } from './values.ts';

const word = text().max(100, 'validation.tooLong');

/** Query of `listCompanies`. Only shape and size are refused: an unknown order or page counts as the default. */
export const companyListSchema = request({
  search: text().max(limits.keywordCharacters, 'validation.tooLong'),
  sort: word,
  page: word,
});

/** Query of `listCompanyJobs`. */
export const companyJobsSchema = request({ page: word });
