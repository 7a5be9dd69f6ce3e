import { escapeUTF8 as escapeHtml } from 'entities';
import { day } from '../generation/calendar.ts';
import { readData } from '../read-data.ts';

export interface BlogPost {
  slug: string;
  title: string;
  excerpt: string;
  /** HTML, as a WordPress editor stores it. */
  content: string;
  /** Age of the post in days. */
  daysAgo: number;
  image: { alt: string; scene: 'path' | 'desk' | 'calendar' | 'city' | 'talk' | 'sea' | 'coins' | 'bridge' };
}

/** Newest first. */
export const posts = readData(import.meta.dirname, 'posts.json') as readonly BlogPost[];

interface Circumstances {
  /** Address of the blog in the request. */
  base: string;
  embeds: boolean;
  id: number;
  now: number;
}

/** 09:15 UTC, `daysAgo` days before `now`. */
export function publishedAt(post: BlogPost, now: number): Date {
  return new Date(Math.floor(now / day) * day - post.daysAgo * day + 9.25 * 3_600_000);
}

/** The REST API's representation of a post. `date` is local time without an offset, as in WordPress. */
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
