import { limits } from '../limits.ts';
import { request, value, wholeNumber } from './values.ts';

const word = (characters: number) => value('validation.characters').max(characters, 'validation.tooLong');

/** Query of `listBlogPosts`, as in WordPress: `_embed` is a flag without a value. */
export const blogQuerySchema = request({
  per_page: wholeNumber('validation.number')
    .min(1, 'validation.number')
    .max(limits.blogPosts, 'validation.number')
    .default(10),
  _embed: word(100),
  _fields: word(200),
});
