import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { InlineImage } from '../transport/mail-transport.ts';

/** Travels with every mail: readers hold back what they would have to fetch. */
export const logo: InlineImage = {
  id: 'logo@mail',
  fileName: 'logo.png',
  contentType: 'image/png',
  bytes: readFileSync(join(import.meta.dirname, '../assets/logo.png')),
};
