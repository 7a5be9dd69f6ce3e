import { limits } from '../limits.ts';
import { text } from './text.ts';
import { request } from './values.ts';

/** Text parts of `addResume`. */
export const resumeSchema = request({
  name: text().max(limits.resumeNameCharacters, 'validation.resumeName'),
});
