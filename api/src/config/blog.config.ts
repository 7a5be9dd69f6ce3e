import { object, string } from 'yup';
import { readVariables, type Environment } from 'server-kit';
import { trimEndOf } from 'shared-contracts';

export const blogVariables = object({
  BLOG_URL: string().matches(/^https?:\/\//, 'BLOG_URL has to begin with http:// or https://'),
});

/** The WordPress site whose posts are shown. */
export class BlogConfig {
  constructor(
    /** Public URL without a trailing slash; null: there is no blog. */
    readonly url: string | null,
  ) {}
}

export function readBlogConfig(environment: Environment): BlogConfig {
  const { BLOG_URL } = readVariables(blogVariables, environment);
  return new BlogConfig(BLOG_URL === undefined ? null : trimEndOf(BLOG_URL, /\//));
}
