import { truncate } from 'shared-contracts';
import { contentName } from '../../untrusted/images.parser.ts';
import { clean, plainText } from '../../untrusted/values.parser.ts';
import type { FeedPicture, FeedPost } from './feed/blog-feed.port.ts';
import { safePostHtml, webAddress } from './post-html.parser.ts';

/** A stored post: the title is plain text, the HTML is sanitised. */
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

const longestTitle = 300;
/** WordPress's marker of a truncated excerpt, which is truncated further for display. */
const cutMark = /\[(?:…|\.{3})\]/;

/** The excerpt without the marker and the blanks before it. */
function withoutCutMarks(excerpt: string): string {
  const parts = excerpt.split(cutMark);
  return parts.map((part, index) => (index < parts.length - 1 ? part.trimEnd() : part)).join('');
}

/** Maximum length of a title from an excerpt, in characters. */
const longestStandIn = 80;
/** Characters of the excerpt that are read for a title. */
const standInWithin = 2_000;

const textOf = (html: string) => plainText(clean(html)).trim();

/** Posts without a title show the beginning of their text, or an empty title if they have none. */
function titleOf({ title, excerpt, content }: FeedPost): string {
  const given = textOf(title).slice(0, longestTitle);
  if (given !== '') return given;
  return truncate(textOf(excerpt.slice(0, standInWithin)) || textOf(content.slice(0, standInWithin)), longestStandIn);
}

/** Null if the link is not a web URL. */
function toKeptPost(post: FeedPost, hashes: ReadonlyMap<string, string>): StoredPost | null {
  const link = webAddress(post.link);
  if (link === null) return null;
  return {
    id: post.id,
    date: post.date,
    link,
    title: titleOf(post),
    excerpt: withoutCutMarks(safePostHtml(post.excerpt, link)),
    content: safePostHtml(post.content, link),
    picture: toKeptPicture(post.picture, link, hashes),
  };
}

function toKeptPicture(picture: FeedPicture | null, link: string, hashes: ReadonlyMap<string, string>) {
  const address = picture === null ? null : webAddress(picture.address, link);
  return picture === null || address === null ? null : { address, alt: picture.alt, hash: hashes.get(address) ?? null };
}

/** @param hashes hashes of the stored pictures by their URL at the blog */
export function toStoredPosts(posts: readonly FeedPost[], hashes: ReadonlyMap<string, string>): StoredPost[] {
  return posts.map((post) => toKeptPost(post, hashes)).filter((post) => post !== null);
}

/** The HTML is sanitised here too, because a stored copy may have been written by an older release. */
export function toBlogCopy(kept: readonly StoredPost[], readAt: Date): BlogCopy {
  const posts = kept.map((post) => ({
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
