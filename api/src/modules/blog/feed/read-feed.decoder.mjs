// A decoder process, started by feed.parser.ts. Plain JavaScript: Node runs it from the sources too.
import { serveDecoder } from '../../../decoding/decoder.runtime.mjs';

/** @typedef {import('./feed.parser.ts').FeedAnswer} FeedAnswer */

/** Characters; longer texts are truncated. */
const maxTextLength = 100_000;
const maxUrlLength = 2_000;
/** More than the requested page size, and more than WordPress returns. */
const maxPosts = 100;
/** Themes and plugins register further sizes. */
const maxSizes = 50;

/** @param {unknown} value @returns {Record<string, unknown>} */
const fieldsOf = (value) =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? /** @type {any} */ (value) : {};

/** Drops values that are neither text nor a number. @param {unknown} value */
function scalar(value) {
  if (typeof value === 'number') return value;
  return typeof value === 'string' ? value.slice(0, maxUrlLength) : undefined;
}

/** @param {unknown} value */
const rendered = (value) => ({ rendered: scalarText(fieldsOf(value)['rendered']) });

/** @param {unknown} value */
const scalarText = (value) => (typeof value === 'string' ? value.slice(0, maxTextLength) : '');

/** @param {unknown} value A size of a picture, or the picture itself. */
function toSize(value) {
  const { source_url, width, height } = fieldsOf(value);
  return { source_url: scalar(source_url), width: scalar(width), height: scalar(height) };
}

/** @param {unknown} embedded */
function toMedia(embedded) {
  const media = fieldsOf(embedded)['wp:featuredmedia'];
  const { source_url, alt_text, media_details } = fieldsOf(Array.isArray(media) ? media[0] : undefined);
  const { width, height, sizes } = fieldsOf(media_details);
  const named = Object.entries(fieldsOf(sizes)).slice(0, maxSizes);
  const details = {
    width: scalar(width),
    height: scalar(height),
    sizes: Object.fromEntries(named.map(([name, size]) => [name.slice(0, 100), toSize(size)])),
  };
  return [{ source_url: scalar(source_url), alt_text: scalar(alt_text), media_details: details }];
}

/** The fields that are used, each with a bounded size; everything else stays in this process. @param {unknown} value */
function toPost(value) {
  const { id, date, date_gmt, link, title, excerpt, content, _embedded } = fieldsOf(value);
  return {
    id: scalar(id),
    date: scalar(date),
    date_gmt: scalar(date_gmt),
    link: scalar(link),
    title: rendered(title),
    excerpt: rendered(excerpt),
    content: rendered(content),
    _embedded: { 'wp:featuredmedia': toMedia(_embedded) },
  };
}

/**
 * @param {Uint8Array} bytes
 * @returns {FeedAnswer}
 */
function read(bytes) {
  try {
    // `TextDecoder` removes a byte order mark, which some plugins emit.
    const body = JSON.parse(new TextDecoder().decode(bytes));
    if (!Array.isArray(body)) return { kind: 'read', body: null };
    return { kind: 'read', body: body.slice(0, maxPosts).map(toPost) };
  } catch {
    return { kind: 'malformed' };
  }
}

await serveDecoder(async (/** @type {Uint8Array} */ bytes) => read(bytes));
