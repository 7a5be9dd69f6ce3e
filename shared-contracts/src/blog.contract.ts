import { defineEndpoint } from './endpoint.ts';
import type { Instant, Integer } from './scalars.ts';

/**
 * A post in WordPress format (SPEC §3) with three differences: the title is plain text without entities and tags, the HTML
 * of excerpt and content is sanitized and has no images, and `source_url` is on our origin.
 */
export interface BlogPost {
  id: Integer;
  /** ISO 8601, UTC. */
  date: Instant;
  /** URL of the post on the blog. */
  link: string;
  /** Plain text. */
  title: { rendered: string };
  excerpt: { rendered: string };
  /** Absent if `_fields` excludes it. */
  content?: { rendered: string };
  /** Present only with `_embed`, and if the post has an image. */
  _embedded?: { 'wp:featuredmedia'?: { source_url: string; alt_text: string }[] };
}

/**
 * The newest cached posts. `per_page`: 1 to 20, default 10. `_fields`: comma-separated fields, default all. 503
 * `blog_unavailable` if no posts were ever read.
 */
export const listBlogPosts = defineEndpoint<{ per_page?: string; _embed?: string; _fields?: string }, BlogPost[]>({
  name: 'listBlogPosts',
  method: 'GET',
  template: '/wp-json/wp/v2/posts{?per_page,_embed,_fields}',
  tags: ['Blog'],
});

/** Image of a post. Immutable: `hash` is the hash of its content. 404 `picture_not_found`. */
export const getBlogPicture = defineEndpoint<{ hash: string }, Blob>({
  name: 'getBlogPicture',
  method: 'GET',
  template: '/api/blog-pictures/{hash}',
});
