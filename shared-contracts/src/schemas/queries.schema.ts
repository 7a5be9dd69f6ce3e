import { languages } from '../enums.ts';
import { byName, isListFilter, jobFilterNames } from '../job-filter.ts';
import { limits } from '../limits.ts';
import { text } from './text.ts';
import { choice, list, request, value, wholeNumber } from './values.ts';

// Queries of lists and files. Only shape and size are validated: an unknown order, status or page counts as none.

const word = text().max(100, 'validation.tooLong');
const keyword = text().max(limits.keywordCharacters, 'validation.tooLong');
/** A parameter with one or several values. */
const words = list(word.required('validation.characters'), 50, 'validation.tooMany').transform((given: unknown) =>
  [given].flat(),
);

/** Query of `searchJobs`. An unknown value is a filter that matches nothing. */
export const jobSearchSchema = request({
  keyword,
  ...byName(jobFilterNames, (name) => (isListFilter(name) ? words : word)),
  remote: word,
  sort: word,
  page: word,
});

/** Query of `suggestSearches`. */
export const suggestionsSchema = request({ text: keyword });

/** Query of `getJobPay`. */
export const jobPaySchema = jobSearchSchema.omit(['sort', 'page']);

/** Query of `listJobCompanies`. */
export const jobCompaniesSchema = jobPaySchema.shape({ companyName: word });

/** Query of `getJobFeed`: a search and a language. */
export const jobFeedSchema = jobSearchSchema.omit(['page']).shape({ lng: word });

/** Query of `listCompanies`. */
export const companyListSchema = request({
  search: keyword,
  industry: words,
  city: words,
  workplace: words,
  sort: word,
  page: word,
});

/** Query of `listCompanyJobs`. */
export const companyJobsSchema = request({ area: word, pay: word, remote: word, page: word });

/** Query of `listManagedJobs`. */
export const managedJobListSchema = request({ keyword, status: word, companyId: word, page: word });

/** Query of `listJobApplications`. */
export const managedApplicationListSchema = request({ status: word, page: word });

/** Query of `listTeamRemotes`. */
export const teamRemotesSchema = request({ range: word });

const parameter = (characters: number) => value('validation.characters').max(characters, 'validation.tooLong');

/** Query of `listBlogPosts`, as in WordPress: `_embed` is a flag without a value. */
export const blogQuerySchema = request({
  per_page: wholeNumber('validation.number')
    .min(1, 'validation.number')
    .max(limits.blogPosts, 'validation.number')
    .default(10),
  _embed: parameter(100),
  _fields: parameter(200),
});

/** Query of `getJobSharePicture`. */
export const sharePictureQuerySchema = request({
  v: parameter(100),
  lng: choice(languages, 'validation.language').default('pt'),
});
