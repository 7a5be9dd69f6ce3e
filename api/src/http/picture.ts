import { applyDecorators, Header, StreamableFile } from '@nestjs/common';

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
