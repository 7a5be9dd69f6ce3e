import { limits } from '../limits.ts';
import { text } from './text.ts';
import { list, request } from './values.ts';

const word = text().max(100, 'validation.tooLong');
/** A parameter with one or several values. */
const words = list(word.required('validation.characters'), 50, 'validation.tooMany').transform((given: unknown) =>
  [given].flat(),
);

/** Query of `searchJobs`. Only shape and size are refused: an unknown value is a filter that matches nothing. */
export const jobSearchSchema = request({
  keyword: text().max(limits.keywordCharacters, 'validation.tooLong'),
  location: word,
  category: word,
  type: words,
  experienceLevel: words,
  remote: word,
  postedWithin: word,
  companyId: word,
  sort: word,
  page: word,
});
