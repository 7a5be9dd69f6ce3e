import sanitizeHtml from 'sanitize-html';
import { truncate } from 'shared-contracts';
import { contentName } from '../../untrusted/images.parser.ts';
import { clean, formattedText, maxHtmlLength, plainText, textTags } from '../../untrusted/values.parser.ts';
import type { FeedPicture, FeedPost } from './feed/blog-feed.port.ts';

/** Tracking parameters of mailers, advertisers and networks. */
const tracking = /^(utm_\w+|fbclid|gclid|dclid|msclkid|mc_[ce]id|igshid|_hs\w+)$/i;

/** A web URL without tracking parameters, resolved if it is relative; null for other text. */
export function webAddress(text: string, base?: string): string | null {
  const url = URL.canParse(text, base) ? new URL(text, base) : null;
  if (url === null || !/^https?:$/.test(url.protocol)) return null;
  const trackers = [...url.searchParams.keys()].filter((name) => tracking.test(name));
  for (const name of trackers) url.searchParams.delete(name);
  return url.href;
}

const policyOf = (base: string): sanitizeHtml.IOptions => ({
  ...formattedText,
  allowedTags: [...textTags, 'blockquote'],
  transformTags: {
    ...formattedText.transformTags,
    a: (_, { href = '' }) => {
      const address = href === '' ? null : webAddress(href, base);
      return { tagName: 'a', attribs: address === null ? {} : { href: address, rel: 'noopener' } };
    },
  },
  exclusiveFilter: ({ tag, text }) => tag === 'p' && text.trim() === '',
});

/**
 * The HTML of a post, reduced to text, lists and links: no scripts, frames, pictures (some are tracking pixels) or tracking
 * parameters.
 * @param base URL of the post, to resolve relative links
 */
export function safePostHtml(html: string, base: string): string {
  return sanitizeHtml(clean(html.slice(0, maxHtmlLength)), policyOf(base)).trim();
}

/** A stored post: the title is plain text, the HTML is sanitized. */
export interface StoredPost extends Omit<FeedPost, 'picture'> {
  picture: StoredPicture | null;
}

export interface StoredPicture {
  /** URL at the blog. */
  address: string;
  alt: string;
  /** Hash of the stored picture; null: not fetched yet. */
  hash: string | null;
}

/** A stored read of the feed. */
export interface BlogCopy {
  posts: readonly StoredPost[];
  readAt: Date;
  /** Changes with the content of the posts. */
  version: string;
}

const maxTitleLength = 300;
/** WordPress's marker of a truncated excerpt, which is truncated further for display. */
const cutMark = /\[(?:…|\.{3})\]/;

/** The excerpt without the marker and the blanks before it. */
function withoutCutMarks(excerpt: string): string {
  const parts = excerpt.split(cutMark);
  return parts.map((part, index) => (index < parts.length - 1 ? part.trimEnd() : part)).join('');
}

/** Maximum length of a title from an excerpt, in characters. */
const maxExcerptTitleLength = 80;
/** Characters of the excerpt that are read for a title. */
const excerptTitleSource = 2_000;

const textOf = (html: string) => plainText(clean(html)).trim();

/** Posts without a title show the beginning of their text, or an empty title if they have none. */
function titleOf({ title, excerpt, content }: FeedPost): string {
  const given = textOf(title).slice(0, maxTitleLength);
  if (given !== '') return given;
  return truncate(
    textOf(excerpt.slice(0, excerptTitleSource)) || textOf(content.slice(0, excerptTitleSource)),
    maxExcerptTitleLength,
  );
}

/** Null if the link is not a web URL. */
function toStoredPost(post: FeedPost, hashes: ReadonlyMap<string, string>): StoredPost | null {
  const link = webAddress(post.link);
  if (link === null) return null;
  return {
    id: post.id,
    date: post.date,
    link,
    title: titleOf(post),
    excerpt: withoutCutMarks(safePostHtml(post.excerpt, link)),
    content: safePostHtml(post.content, link),
    picture: toStoredPicture(post.picture, link, hashes),
  };
}

function toStoredPicture(picture: FeedPicture | null, link: string, hashes: ReadonlyMap<string, string>) {
  const address = picture === null ? null : webAddress(picture.address, link);
  return picture === null || address === null ? null : { address, alt: picture.alt, hash: hashes.get(address) ?? null };
}

/** @param hashes hashes of the stored pictures by their URL at the blog */
export function toStoredPosts(posts: readonly FeedPost[], hashes: ReadonlyMap<string, string>): StoredPost[] {
  return posts.map((post) => toStoredPost(post, hashes)).filter((post) => post !== null);
}

/** The HTML is sanitized here too, because a stored copy may have been written by an older release. */
export function toBlogCopy(stored: readonly StoredPost[], readAt: Date): BlogCopy {
  const posts = stored.map((post) => ({
    ...post,
    excerpt: safePostHtml(post.excerpt, post.link),
    content: safePostHtml(post.content, post.link),
  }));
  return { posts, readAt, version: contentName(Buffer.from(JSON.stringify(posts))) };
}

export function storedPictures(posts: readonly StoredPost[]): Map<string, string> {
  return new Map(
    posts.flatMap(({ picture }) =>
      picture === null || picture.hash === null ? [] : [[picture.address, picture.hash]],
    ),
  );
}
