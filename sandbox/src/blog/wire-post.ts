import { day } from '../generation/calendar.ts';
import { escapeHtml } from '../generation/phrases.ts';
import type { BlogPost } from './blog.types.ts';

interface Circumstances {
  /** Scheme and host of the addresses in the answer. */
  origin: string;
  embeds: boolean;
  id: number;
  now: number;
}

/** A post as WordPress words it. `date` is local time without an offset, as there. */
export function toWirePost(post: BlogPost, { origin, embeds, id, now }: Circumstances) {
  const published = new Date(Math.floor(now / day) * day - post.daysAgo * day + 9.25 * 3_600_000)
    .toISOString()
    .slice(0, 19);
  const media = {
    id: id + 1,
    media_type: 'image',
    mime_type: 'image/svg+xml',
    alt_text: post.image.alt,
    source_url: `${origin}/wp-content/uploads/${post.image.scene}.svg`,
  };
  return {
    id,
    date: published,
    date_gmt: published,
    slug: post.slug,
    status: 'publish',
    type: 'post',
    link: `${origin}/blog/${post.slug}`,
    title: { rendered: escapeHtml(post.title) },
    excerpt: { rendered: `<p>${escapeHtml(post.excerpt)} [&hellip;]</p>\n`, protected: false },
    content: { rendered: post.content, protected: false },
    featured_media: media.id,
    ...(embeds ? { _embedded: { 'wp:featuredmedia': [media] } } : {}),
  };
}

/** The post as a page of its own, so that its link leads somewhere. */
export function toPage(post: BlogPost): string {
  return `<!doctype html><html lang="pt-PT"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(post.title)}</title><style>body{font:1.125rem/1.6 system-ui,sans-serif;max-width:40rem;margin:2rem auto;padding:0 1rem}img{width:100%;height:auto;border-radius:12px}</style></head><body><main><h1>${escapeHtml(post.title)}</h1><img src="/wp-content/uploads/${post.image.scene}.svg" alt="${escapeHtml(post.image.alt)}">${post.content}</main></body></html>`;
}
