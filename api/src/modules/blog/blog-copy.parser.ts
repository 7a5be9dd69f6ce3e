import { truncate } from 'shared-contracts';
import { contentName } from '../../untrusted/images.parser.ts';
import { clean, plainText } from '../../untrusted/values.parser.ts';
import type { FeedPicture, FeedPost } from './feed/blog-feed.port.ts';
import { safePostHtml, webAddress } from './post-html.parser.ts';

/** A post as it is kept and shown: its title plain text, its HTML harmless. */
export interface KeptPost extends Omit<FeedPost, 'picture'> {
  picture: KeptPicture | null;
}

export interface KeptPicture {
  /** At the blog. */
  address: string;
  alt: string;
  /** Names the stored picture; null: it could not be had yet. */
  hash: string | null;
}

/** A feed as it was at a time. */
export interface BlogCopy {
  posts: readonly KeptPost[];
  readAt: Date;
  /** Changes with the posts. */
  version: string;
}

const longestTitle = 300;
/** WordPress's marker of a truncated excerpt, which is truncated further for display. */
const cutMark = /\[(?:…|\.{3})\]/;

/** The excerpt without the mark and the blanks before it. */
function withoutCutMarks(excerpt: string): string {
  const parts = excerpt.split(cutMark);
  return parts.map((part, index) => (index < parts.length - 1 ? part.trimEnd() : part)).join('');
}

/** Longest title that is taken from an excerpt, in characters. */
const longestStandIn = 80;
/** Characters that are read for it. */
const standInWithin = 2_000;

const textOf = (html: string) => plainText(clean(html)).trim();

/** WordPress publishes posts without a title: they show the beginning of their text, or an empty title without any. */
function titleOf({ title, excerpt, content }: FeedPost): string {
  const given = textOf(title).slice(0, longestTitle);
  if (given !== '') return given;
  return truncate(textOf(excerpt.slice(0, standInWithin)) || textOf(content.slice(0, standInWithin)), longestStandIn);
}

/** Null: its link is not a web address. */
function toKeptPost(post: FeedPost, hashes: ReadonlyMap<string, string>): KeptPost | null {
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

/** @param hashes Of the pictures that are stored, by their address at the blog. */
export function toKeptPosts(posts: readonly FeedPost[], hashes: ReadonlyMap<string, string>): KeptPost[] {
  return posts.map((post) => toKeptPost(post, hashes)).filter((post) => post !== null);
}

/** HTML is made harmless here too: a copy may come from the database, where an older release left it. */
export function toBlogCopy(kept: readonly KeptPost[], readAt: Date): BlogCopy {
  const posts = kept.map((post) => ({
    ...post,
    excerpt: safePostHtml(post.excerpt, post.link),
    content: safePostHtml(post.content, post.link),
  }));
  return { posts, readAt, version: contentName(Buffer.from(JSON.stringify(posts))) };
}

export function storedPictures(posts: readonly KeptPost[]): Map<string, string> {
  return new Map(
    posts.flatMap(({ picture }) =>
      picture === null || picture.hash === null ? [] : [[picture.address, picture.hash]],
    ),
  );
}
