import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { InlineImage } from '../transport/mail-transport.ts';

/** Attached to every mail: mail clients block remote images. */
export const logo: InlineImage = {
  id: 'logo@mail',
  fileName: 'logo.png',
  contentType: 'image/png',
  bytes: readFileSync(join(import.meta.dirname, '../assets/logo.png')),
};
