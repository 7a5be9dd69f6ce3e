import { object } from 'yup';
import { limits } from '../limits.ts';
import { text } from './text.ts';

/** Text parts of `addResume`. */
export const resumeSchema = object({
  name: text().max(limits.resumeNameCharacters, 'validation.resumeName'),
}).noUnknown();
