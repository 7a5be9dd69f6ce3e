import { testNow } from '../testing.ts';
import { Board } from '../world/board.ts';
import { oddJobs } from './odd-jobs.ts';

type Odd = Record<string, unknown> & {
  title: string;
  description_html: string;
  questions: unknown[];
  locations: unknown[];
};

describe('odd jobs', () => {
  const board = new Board({ seed: 2026, jobs: 10, now: () => testNow });
  const wire = (id: string): Odd => {
    const record = board.find(id);
    if (!record) throw new Error(`No ${id}`);
    return JSON.parse(board.json(record).toString());
  };
  const byOddity = new Map(oddJobs(testNow).map(({ oddity }, index) => [oddity, wire(`J-${900_001 + index}`)]));
  const odd = (oddity: string): Odd => {
    const job = byOddity.get(oddity);
    if (!job) throw new Error(`No job is odd by: ${oddity}`);
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
  ])('%s', (oddity, expected) => {
    expect(odd(oddity)).toMatchObject(expected);
  });

  it('say too much or too little in their texts', () => {
    expect(odd('very long title').title.length).toBeGreaterThan(150);
    expect(odd('accents, ª, º and ç').title).toMatch(/ª.{0,300}º.{0,300}ç|ª.{0,300}ç.{0,300}º/);
    expect(odd('title in capitals').title).toBe(odd('title in capitals').title.toUpperCase());
    expect(odd('emoji').title).toMatch(/\p{Extended_Pictographic}/u);
    expect(odd('three locations').locations).toHaveLength(3);
    expect(odd('twelve questions').questions).toHaveLength(12);
  });

  it('carry HTML that must not reach a page', () => {
    const html = odd('HTML with script, iframe and handlers').description_html;
    const hostile = ['<script>', '<iframe', 'onmouseover=', 'onerror=', 'javascript:', '<form'];
    expect(hostile.filter((part) => !html.includes(part))).toEqual([]);
  });

  it('expired, but still in the list', () => {
    const expired = odd('expired, but still open');
    expect(Date.parse(String(expired['closes_at']))).toBeLessThan(testNow);
    expect(expired['status']).toBe('open');
  });

  it('leave fields out', () => {
    expect(Object.keys(odd('fields missing')).toSorted()).toEqual(
      ['id', 'title', 'company_id', 'locations', 'description_html', 'posted_at', 'updated_at', 'status'].toSorted(),
    );
  });

  it('come twice, from another source', () => {
    const [original, duplicate] = [odd('the original of a duplicate'), wire('J-900100')];
    expect(duplicate.description_html).toBe(original.description_html);
    expect(duplicate.title).toBe(original.title);
    expect(duplicate['id']).not.toBe(original['id']);
    expect(duplicate['source']).toMatchObject({ name: 'parceiro-b' });
  });

  it('stay as they are when the others change', () => {
    const before = JSON.stringify([...byOddity.values()]);
    expect(JSON.stringify(oddJobs(testNow).map((_, index) => wire(`J-${900_001 + index}`)))).toBe(before);
  });
});
