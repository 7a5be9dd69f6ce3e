import { hrJob } from '../test-ingest.ts';
import { openContentHash, type ContentHash } from './content-hash.ts';

let contentHash: ContentHash;

beforeAll(async () => {
  contentHash = await openContentHash();
});

const read = ['id', 'company_id', 'title', 'category', 'tags', 'language', 'locations', 'workplace', 'status'];
const alsoRead = ['questions', 'employment_types', 'experience_level', 'salary', 'salary_text', 'featured'];
const texts = ['featured_until', 'posted_at', 'closes_at', 'description_html', 'requirements_html', 'benefits_html'];

it.each([...read, ...alsoRead, ...texts])('a change of %p is a change', (field) => {
  expect(contentHash(hrJob({ [field]: 'otherwise' }))).not.toBe(contentHash(hrJob()));
  expect(contentHash(hrJob({ [field]: 17 }))).not.toBe(contentHash(hrJob()));
});

it('a touch, or a field that nobody reads, is none', () => {
  const touched = hrJob({ updated_at: '2031-01-01T00:00:00Z', views: 9 });
  expect(contentHash(touched)).toBe(contentHash(hrJob()));
});

it('a text that moves from one field to the next is a change', () => {
  const one = hrJob({ description_html: 'ab', requirements_html: 'c' });
  const other = hrJob({ description_html: 'a', requirements_html: 'bc' });
  expect(contentHash(one)).not.toBe(contentHash(other));
});
