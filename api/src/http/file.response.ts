import type { Readable } from 'node:stream';
import { applyDecorators, Header, StreamableFile } from '@nestjs/common';

interface Attachment {
  name: string;
  contentType: string;
  /** Bytes. */
  size: number;
}

/** `encodeURIComponent` leaves these, which RFC 8187 does not allow. */
const unescaped = /['()*]/g;

const encoded = (name: string) =>
  encodeURIComponent(name).replace(unescaped, (one) => `%${one.charCodeAt(0).toString(16)}`);

/** A file that browsers save under its own name, and never open on our origin. */
export function toAttachment(bytes: Readable, { name, contentType, size }: Attachment): StreamableFile {
  return new StreamableFile(bytes, {
    type: contentType,
    length: size,
    disposition: `attachment; filename*=UTF-8''${encoded(name)}`,
  });
}

/**
 * For a picture from outside, asked for by its hash. It may be an SVG: opened by itself, the sandbox keeps its scripts from
 * running on our origin.
 */
export const AnswersPicture = () =>
  applyDecorators(
    Header('cache-control', 'public, max-age=31536000, immutable'),
    Header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'; sandbox",
    ),
  );

export function toPictureAnswer(picture: { bytes: Buffer; contentType: string }): StreamableFile {
  const { bytes, contentType } = picture;
  return new StreamableFile(bytes, { type: contentType, length: bytes.length, disposition: 'inline' });
}
