import { array, object, string } from 'yup';
import { limits } from '../limits.ts';

const word = string().trim().max(100);
/** A parameter that may come once or repeated. */
const words = array()
  .of(word.required())
  .max(50)
  .transform((_: unknown, given: unknown) => (given === undefined ? undefined : [given].flat()));

/** Query of `searchJobs`. Only shape and size are refused: an unknown value is a filter that matches nothing. */
export const jobSearchSchema = object({
  keyword: string().trim().max(limits.keywordCharacters),
  location: word,
  category: word,
  type: words,
  experienceLevel: words,
  remote: word,
  postedWithin: word,
  sort: word,
  page: word,
}).noUnknown();
