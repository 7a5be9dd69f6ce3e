import { defineEndpoint } from './endpoint.ts';
import type { Instant, Integer } from './scalars.ts';

/**
 * A post as WordPress words it (SPEC §3), with three differences: the title is plain text (no entities, no tags), the HTML
 * of excerpt and content is harmless and without pictures, and `source_url` is on our own origin.
 */
export interface BlogPost {
  id: Integer;
  /** ISO 8601, UTC. */
  date: Instant;
  /** Of the post on the blog. */
  link: string;
  /** Plain text. */
  title: { rendered: string };
  excerpt: { rendered: string };
  /** Not where `_fields` leaves it out. */
  content?: { rendered: string };
  /** Only where `_embed` was asked for, and where there is a picture. */
  _embedded?: { 'wp:featuredmedia'?: { source_url: string; alt_text: string }[] };
}

/**
 * The newest posts, as far as they are known: `per_page` is 1 to 20, 10 without it; `_fields` names what is wanted of each,
 * comma-separated, everything without it. 503 `blog_unavailable` where none ever were.
 */
export const listBlogPosts = defineEndpoint<{ per_page?: string; _embed?: string; _fields?: string }, BlogPost[]>({
  name: 'listBlogPosts',
  method: 'GET',
  template: '/wp-json/wp/v2/posts{?per_page,_embed,_fields}',
  tags: ['Blog'],
});

/** A post's picture, immutable: `hash` names its content. 404 `picture_not_found`. */
export const getBlogPicture = defineEndpoint<{ hash: string }, Blob>({
  name: 'getBlogPicture',
  method: 'GET',
  template: '/api/blog-pictures/{hash}',
});
