import { fieldsOf, listOf, textOf, wholeNumberOf } from '../../../untrusted/values.parser.ts';
import type { FeedPicture, FeedPost } from './blog-feed.port.ts';

const maxAltLength = 300;
const inGmt = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/;

/** WordPress writes GMT times without a zone. */
function dateOf(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const date = new Date(inGmt.test(value) ? `${value}Z` : value);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}

function renderedOf(value: unknown): string {
  const { rendered } = fieldsOf(value);
  return typeof rendered === 'string' ? rendered : '';
}

/** Pixels: twice the width of a card. */
const fittingWidth = 760;
/** Sizes with another aspect ratio were cropped. Rounding changes the ratio slightly. */
const shapeTolerance = 0.02;

interface PictureSize {
  address: string;
  width: number;
  height: number;
}

function sizeOf(value: unknown): PictureSize | null {
  const { source_url: address, width, height } = fieldsOf(value);
  if (typeof address !== 'string') return null;
  const [w, h] = [wholeNumberOf(Number(width), 1, 100_000), wholeNumberOf(Number(height), 1, 100_000)];
  return w === null || h === null ? null : { address, width: w, height: h };
}

/** The smallest uncropped size that is wide enough, or the original picture. */
function fittingAddress(address: string, details: Readonly<Record<string, unknown>>): string {
  const whole = sizeOf({ ...details, source_url: address });
  if (whole === null) return address;
  const shape = whole.width / whole.height;
  const fitting = Object.values(fieldsOf(details['sizes']))
    .map(sizeOf)
    .filter((size) => size !== null)
    .filter(({ width, height }) => width >= fittingWidth && Math.abs(width / height / shape - 1) < shapeTolerance);
  return [...fitting, whole].toSorted((one, other) => one.width - other.width)[0]!.address;
}

/** A deleted embedded picture is an error object. */
function pictureOf(embedded: unknown): FeedPicture | null {
  const [media] = listOf(fieldsOf(embedded)['wp:featuredmedia']);
  const { source_url: address, alt_text: alt, media_details: details } = fieldsOf(media);
  if (typeof address !== 'string') return null;
  return { address: fittingAddress(address, fieldsOf(details)), alt: textOf(alt, maxAltLength) ?? '' };
}

function toFeedPost(value: unknown): FeedPost | null {
  const fields = fieldsOf(value);
  const id = wholeNumberOf(fields['id'], 1, Number.MAX_SAFE_INTEGER);
  const date = dateOf(fields['date_gmt']) ?? dateOf(fields['date']);
  const { link } = fields;
  if (id === null || date === null || typeof link !== 'string') return null;
  return {
    id,
    date,
    link,
    title: renderedOf(fields['title']),
    excerpt: renderedOf(fields['excerpt']),
    content: renderedOf(fields['content']),
    picture: pictureOf(fields['_embedded']),
  };
}

/**
 * Reads posts in the format of WordPress. Incomplete posts are skipped.
 * @throws Error if it is not a list, or a list without valid posts
 */
export function readWirePosts(body: unknown): FeedPost[] {
  if (!Array.isArray(body)) throw new Error('The feed is not a list');
  const posts = body.map(toFeedPost).filter((post) => post !== null);
  if (posts.length === 0 && body.length > 0) throw new Error('The feed contains no posts');
  return posts;
}
