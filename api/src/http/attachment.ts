import type { Readable } from 'node:stream';
import { StreamableFile } from '@nestjs/common';

export interface Attachment {
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
