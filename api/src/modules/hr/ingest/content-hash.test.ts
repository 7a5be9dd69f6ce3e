import { hrJob } from '../test-ingest.ts';
import { openContentHash, type ContentHash } from './content-hash.ts';

let contentHash: ContentHash;

beforeAll(async () => {
  contentHash = await openContentHash();
});

const read = ['id', 'company_id', 'title', 'category', 'tags', 'language', 'locations', 'workplace', 'status'];
const alsoRead = ['questions', 'employment_types', 'experience_level', 'salary', 'salary_text', 'featured'];
const texts = ['featured_until', 'posted_at', 'closes_at', 'description_html', 'requirements_html', 'benefits_html'];

it.each([...read, ...alsoRead, ...texts])('detects a change of %p', (field) => {
  expect(contentHash(hrJob({ [field]: 'otherwise' }))).not.toBe(contentHash(hrJob()));
  expect(contentHash(hrJob({ [field]: 17 }))).not.toBe(contentHash(hrJob()));
});

it('ignores updated_at and unknown fields', () => {
  const touched = hrJob({ updated_at: '2031-01-01T00:00:00Z', views: 9 });
  expect(contentHash(touched)).toBe(contentHash(hrJob()));
});

it('detects a text that moves between fields', () => {
  const one = hrJob({ description_html: 'ab', requirements_html: 'c' });
  const other = hrJob({ description_html: 'a', requirements_html: 'bc' });
  expect(contentHash(one)).not.toBe(contentHash(other));
});
