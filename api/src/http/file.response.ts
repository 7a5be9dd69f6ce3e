import type { Readable } from 'node:stream';
import { applyDecorators, Header, StreamableFile } from '@nestjs/common';

interface Attachment {
  name: string;
  contentType: string;
  /** Bytes. */
  size: number;
}

/** Characters that `encodeURIComponent` does not encode and RFC 8187 does not allow. */
const unescaped = /['()*]/g;

const encoded = (name: string) =>
  encodeURIComponent(name).replace(unescaped, (one) => `%${one.charCodeAt(0).toString(16)}`);

/**
 * A file that browsers save under its name and never display on our origin. Custom implementation: the package `content-disposition` sends ASCII names
 * in another form.
 */
export function toAttachment(bytes: Readable, { name, contentType, size }: Attachment): StreamableFile {
  return new StreamableFile(bytes, {
    type: contentType,
    length: size,
    disposition: `attachment; filename*=UTF-8''${encoded(name)}`,
  });
}

/**
 * For third-party pictures, addressed by their hash. A picture can be an SVG: if it is opened directly, the sandbox prevents its
 * scripts from running on our origin.
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
