import { number, object, string } from 'yup';
import { limits } from '../limits.ts';

/** Query of `listBlogPosts`, as WordPress reads it: `_embed` counts by being there. */
export const blogQuerySchema = object({
  per_page: number().integer().min(1).max(limits.blogPosts).default(10),
  _embed: string().max(100),
  _fields: string().max(200),
}).noUnknown();
