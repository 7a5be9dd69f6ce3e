import { byName, isListFilter, jobFilterNames } from '../job-filter.ts';
import { limits } from '../limits.ts';
import { text } from './text.ts';
import { list, request } from './values.ts';

const word = text().max(100, 'validation.tooLong');
/** A parameter with one or several values. */
const words = list(word.required('validation.characters'), 50, 'validation.tooMany').transform((given: unknown) =>
  [given].flat(),
);

/** Query of `searchJobs`. Only shape and size are validated: an unknown value is a filter that matches nothing. */
export const jobSearchSchema = request({
  keyword: text().max(limits.keywordCharacters, 'validation.tooLong'),
  ...byName(jobFilterNames, (name) => (isListFilter(name) ? words : word)),
  sort: word,
  page: word,
});

/** Query of `getJobFeed`: a search and a language. */
export const jobFeedSchema = jobSearchSchema.omit(['page']).shape({ lng: text().max(100, 'validation.tooLong') });
