import xxhash from 'xxhash-wasm';
import { ValueBytes } from './value-bytes.ts';

/** Must be incremented with every change of `normalise/`, so that the next complete read writes all jobs again. */
const normaliserVersion = 2;

/**
 * The fields of docs/hr-backend.md that are read. `updated_at` is excluded, because it can change without the content.
 */
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

/** Hash of a job's content: 16 hexadecimal digits. */
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
