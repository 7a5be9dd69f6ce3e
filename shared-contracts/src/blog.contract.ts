import { defineEndpoint } from './endpoint.ts';

/** A post as WordPress words it (SPEC §3), its HTML cleaned and its picture on our own origin. */
export interface BlogPost {
  id: number;
  /** ISO 8601, UTC. */
  date: string;
  /** Of the post on the blog. */
  link: string;
  title: { rendered: string };
  excerpt: { rendered: string };
  content: { rendered: string };
  _embedded?: { 'wp:featuredmedia'?: { source_url: string; alt_text: string }[] };
}

/** The newest posts, as far as they are known; 503 `blog_unavailable` where none ever were. */
export const listBlogPosts = defineEndpoint<{ per_page?: string; _embed?: string }, BlogPost[]>({
  name: 'listBlogPosts',
  method: 'GET',
  template: '/wp-json/wp/v2/posts{?per_page,_embed}',
  tags: ['Blog'],
});

/** A post's picture, immutable: `hash` names its content. */
export const getBlogPicture = defineEndpoint<{ hash: string }, Blob>({
  name: 'getBlogPicture',
  method: 'GET',
  template: '/api/blog-pictures/{hash}',
});
