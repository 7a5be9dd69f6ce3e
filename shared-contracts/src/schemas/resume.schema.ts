import { limits } from '../limits.ts';
import { line } from './text.ts';
import { request } from './values.ts';

/** Text parts of `addResume`. */
export const resumeSchema = request({
  name: line().max(limits.resumeNameCharacters, 'validation.resumeName'),
});
