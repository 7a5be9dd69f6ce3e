import xxhash from 'xxhash-wasm';
import { ValueBytes } from './value-bytes.ts';

/** Grows with every change of `normalise/`: all jobs are then written anew by the next complete read. */
const normaliserVersion = 2;

/** What docs/hr-backend.md names and we read. `updated_at` is not among it: a touch alone is no change. */
const read = [
  'id',
  'company_id',
  'title',
  'category',
  'tags',
  'language',
  'locations',
  'workplace',
  'status',
  'questions',
  'employment_types',
  'experience_level',
  'salary',
  'salary_text',
  'featured',
  'featured_until',
  'posted_at',
  'closes_at',
  'description_html',
  'requirements_html',
  'benefits_html',
];

/** Tells two contents of one job apart: 16 hexadecimal digits. */
export type ContentHash = (row: Readonly<Record<string, unknown>>) => string;

export async function openContentHash(): Promise<ContentHash> {
  const hasher = await xxhash();
  const bytes = new ValueBytes();
  return (row) => {
    bytes.clear();
    bytes.write(normaliserVersion);
    for (const field of read) bytes.write(row[field]);
    return hasher.h64Raw(bytes.written()).toString(16).padStart(16, '0');
  };
}
