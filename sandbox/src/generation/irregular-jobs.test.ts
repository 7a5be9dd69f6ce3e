import { testNow } from '../testing/test-sandbox.ts';
import { Board } from '../world/board.ts';
import { irregularJobs } from './irregular-jobs.ts';

type IrregularWireJob = Record<string, unknown> & {
  title: string;
  description_html: string;
  questions: unknown[];
  locations: unknown[];
};

describe('irregular jobs', () => {
  const board = new Board({ seed: 2026, jobs: 10, now: () => testNow });
  const wire = (id: string): IrregularWireJob => {
    const record = board.find(id);
    if (!record) throw new Error(`No job ${id}`);
    return JSON.parse(board.json(record).toString());
  };
  const byCase = new Map(irregularJobs(testNow).map(({ case: name }, index) => [name, wire(`J-${900_001 + index}`)]));
  const jobOf = (name: string): IrregularWireJob => {
    const job = byCase.get(name);
    if (!job) throw new Error(`No irregular job: ${name}`);
    return job;
  };

  it.each<[string, Record<string, unknown>]>([
    ['no pay at all', { salary: null, salary_text: null }],
    ['pay as text', { salary: null, salary_text: 'A combinar' }],
    ['closes today', { closes_at: '2026-11-20T23:59:59Z', status: 'open' }],
    ['paused', { status: 'paused' }],
    ['featured without an end date', { featured: true, featured_until: null }],
    ['no questions', { questions: [] }],
    ['empty description', { description_html: '' }],
    ['unknown company', { company_id: 'C-9999' }],
    ['English only', { language: 'en' }],
    ['unknown values', { workplace: 'anywhere', experience_level: 'ninja' }],
    ['wrong types', { title: 4217, featured: 'yes', locations: 'Lisboa' }],
  ])('include the case: %s', (name, expected) => {
    expect(jobOf(name)).toMatchObject(expected);
  });

  it('have unusual texts', () => {
    expect(jobOf('very long title').title.length).toBeGreaterThan(150);
    expect(jobOf('accents, ª, º and ç').title).toMatch(/ª.{0,300}º.{0,300}ç|ª.{0,300}ç.{0,300}º/);
    expect(jobOf('title in capitals').title).toBe(jobOf('title in capitals').title.toUpperCase());
    expect(jobOf('emoji').title).toMatch(/\p{Extended_Pictographic}/u);
    expect(jobOf('three locations').locations).toHaveLength(3);
    expect(jobOf('twelve questions').questions).toHaveLength(12);
  });

  it('contain HTML that must not reach a page', () => {
    const html = jobOf('HTML with script, iframe and handlers').description_html;
    const hostile = ['<script>', '<iframe', 'onmouseover=', 'onerror=', 'javascript:', '<form'];
    expect(hostile.filter((part) => !html.includes(part))).toEqual([]);
  });

  it('include an expired job that is still open', () => {
    const expired = jobOf('expired, but still open');
    expect(Date.parse(String(expired['closes_at']))).toBeLessThan(testNow);
    expect(expired['status']).toBe('open');
  });

  it('include a job without optional fields', () => {
    expect(Object.keys(jobOf('fields missing')).toSorted()).toEqual(
      ['id', 'title', 'company_id', 'locations', 'description_html', 'posted_at', 'updated_at', 'status'].toSorted(),
    );
  });

  it('include a duplicate from another source', () => {
    const [original, duplicate] = [jobOf('the original of a duplicate'), wire('J-900100')];
    expect(duplicate.description_html).toBe(original.description_html);
    expect(duplicate.title).toBe(original.title);
    expect(duplicate['id']).not.toBe(original['id']);
    expect(duplicate['source']).toMatchObject({ name: 'parceiro-b' });
  });

  it('stay the same when other jobs change', () => {
    const before = JSON.stringify([...byCase.values()]);
    expect(JSON.stringify(irregularJobs(testNow).map((_, index) => wire(`J-${900_001 + index}`)))).toBe(before);
  });
});
