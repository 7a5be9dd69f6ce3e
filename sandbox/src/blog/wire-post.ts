import { day } from '../generation/calendar.ts';
import { escapeHtml } from '../generation/phrases.ts';
import type { BlogPost } from './blog.types.ts';

interface Circumstances {
  /** Address of the blog, as the caller knows it. */
  base: string;
  embeds: boolean;
  id: number;
  now: number;
}

/** A quarter past nine, as many days ago as the post is old. */
export function publishedAt(post: BlogPost, now: number): Date {
  return new Date(Math.floor(now / day) * day - post.daysAgo * day + 9.25 * 3_600_000);
}

/** A post as WordPress words it. `date` is local time without an offset, as there. */
export function toWirePost(post: BlogPost, { base, embeds, id, now }: Circumstances) {
  const published = publishedAt(post, now).toISOString().slice(0, 19);
  const media = {
    id: id + 1,
    media_type: 'image',
    mime_type: 'image/svg+xml',
    alt_text: post.image.alt,
    source_url: `${base}/wp-content/uploads/${post.image.scene}.svg`,
  };
  return {
    id,
    date: published,
    date_gmt: published,
    slug: post.slug,
    status: 'publish',
    type: 'post',
    link: `${base}/${post.slug}`,
    title: { rendered: escapeHtml(post.title) },
    excerpt: { rendered: `<p>${escapeHtml(post.excerpt)} [&hellip;]</p>\n`, protected: false },
    content: { rendered: post.content, protected: false },
    featured_media: media.id,
    ...(embeds ? { _embedded: { 'wp:featuredmedia': [media] } } : {}),
  };
}
