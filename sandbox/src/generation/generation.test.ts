import { testNow } from '../testing/test-sandbox.ts';
import { Board } from '../world/board.ts';
import { day } from './calendar.ts';
import type { WireJob } from './job-records.ts';

const boardOf = (options: { seed?: number; jobs?: number; now?: number } = {}) =>
  new Board({ seed: options.seed ?? 2026, jobs: options.jobs ?? 300, now: () => options.now ?? testNow });

const readJobs = (board: Board): WireJob[] =>
  [...board.records()]
    .filter(({ written }) => written === null)
    .map((record) => JSON.parse(board.json(record).toString()));

const share = <T>(all: readonly T[], matches: (each: T) => boolean) => all.filter(matches).length / all.length;

describe('the same seed and size', () => {
  it('generate the same companies and jobs, including irregular ones', () => {
    const [one, other] = [boardOf(), boardOf()];
    expect(one.companies).toEqual(other.companies);
    const bytes = (board: Board) => [...board.records()].map((record) => board.json(record).toString());
    expect(bytes(one)).toEqual(bytes(other));
  });

  it('generate the same jobs after a restart on the same day, except those posted in the last 24 hours', () => {
    const morning = readJobs(boardOf({ now: Date.parse('2026-11-20T08:00:00Z') }));
    const evening = readJobs(boardOf({ now: Date.parse('2026-11-20T22:00:00Z') }));
    const changed = morning.filter((job, index) => JSON.stringify(job) !== JSON.stringify(evening[index]));
    const limit = Date.parse('2026-11-20T08:00:00Z') - day;
    expect(changed.filter(({ posted_at }) => Date.parse(posted_at) < limit)).toEqual([]);
  });

  it('generate other jobs than another seed', () => {
    expect(readJobs(boardOf({ seed: 1 }))[0]?.description_html).not.toBe(
      readJobs(boardOf({ seed: 2 }))[0]?.description_html,
    );
  });
});

describe('the default 5,000 jobs', () => {
  const board = boardOf({ jobs: 5000 });
  const jobs = readJobs(board);
  const companies = new Map(board.companies.map((company) => [company.id, company]));

  it('belong to 300 existing companies', () => {
    expect(board.companies).toHaveLength(300);
    expect(jobs.every(({ company_id }) => companies.has(company_id))).toBe(true);
    expect(new Set(jobs.map(({ company_id }) => company_id)).size).toBeGreaterThan(250);
  });

  it.each([
    ['Lisboa', 0.34],
    ['Porto', 0.2],
    ['Braga', 0.08],
    ['Setúbal', 0.07],
    ['Aveiro', 0.07],
    ['Faro', 0.06],
    ['Coimbra', 0.04],
    ['Leiria', 0.04],
  ])('are in %s with the expected share', (district, expected) => {
    expect(Math.abs(share(jobs, ({ locations }) => locations[0]?.district === district) - expected)).toBeLessThan(
      0.015,
    );
  });

  it('cover all districts and both autonomous regions', () => {
    expect(new Set(jobs.map(({ locations }) => locations[0]?.district)).size).toBe(20);
  });

  it('have the expected shares of workplaces, salaries, languages and featured jobs', () => {
    expect(Math.abs(share(jobs, ({ workplace }) => workplace === 'remote') - 0.12)).toBeLessThan(0.02);
    expect(Math.abs(share(jobs, ({ workplace }) => workplace === 'hybrid') - 0.25)).toBeLessThan(0.03);
    expect(Math.abs(share(jobs, ({ salary }) => salary === null) - 0.35)).toBeLessThan(0.03);
    expect(Math.abs(share(jobs, ({ language }) => language === 'en') - 0.06)).toBeLessThan(0.015);
    expect(Math.abs(share(jobs, ({ featured }) => featured) - 0.003)).toBeLessThan(0.003);
    expect(share(jobs, ({ salary_text }) => salary_text === 'A combinar')).toBeGreaterThan(0.05);
  });

  it('cover 20 sectors and more than 800 titles', () => {
    expect(new Set(jobs.map(({ category }) => category)).size).toBe(20);
    expect(new Set(jobs.map(({ title }) => title)).size).toBeGreaterThan(800);
  });

  it('were posted within 120 days, recent days more densely, some in the last 24 hours, none later than now', () => {
    const ages = jobs.map(({ posted_at }) => (testNow - Date.parse(posted_at)) / day);
    expect(Math.min(...ages)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...ages)).toBeLessThan(121);
    const within = (from: number, to: number) => ages.filter((age) => age >= from && age < to).length;
    expect(within(0, 1)).toBeGreaterThan(50);
    expect(within(0, 30)).toBeGreaterThan(within(30, 60));
    expect(within(30, 60)).toBeGreaterThan(within(90, 120));
  });

  it('pay no full-time wage below the legal minimum of the place', () => {
    const minimum: Record<string, number> = { 'Região Autónoma da Madeira': 980, 'Região Autónoma dos Açores': 966 };
    const wages = jobs.filter(({ employment_types: types }) => types.some((type) => /^full.time$/i.test(type)));
    const below = wages.filter(({ salary, locations }) => {
      const { min, period } = (salary ?? {}) as { min?: number; period?: string };
      return period === 'month' && min !== undefined && min < (minimum[locations[0]?.district ?? ''] ?? 920);
    });
    expect(below).toEqual([]);
  });

  it('have complete texts: no placeholders, several paragraphs, hardly any duplicates', () => {
    for (const { title, description_html: text, requirements_html, benefits_html } of jobs) {
      expect(`${title}${text}${requirements_html}${benefits_html}`).not.toMatch(/\{\w+\}|undefined|null,/);
      expect(text.match(/<p>/g)?.length ?? 0).toBeGreaterThanOrEqual(3);
    }
    expect(new Set(jobs.map(({ description_html: text }) => text)).size / jobs.length).toBeGreaterThan(0.98);
  });

  it('have gender-neutral titles and no Brazilian words', () => {
    const brazilian =
      /\b(usuári[oa]s?|celular|tela|vaga|contato|registro|planejamento|gerenciar|você|recepção|treinamento)\b/i;
    const portuguese = jobs.filter(({ language }) => language === 'pt');
    for (const { title, description_html: text } of portuguese) {
      expect(text).not.toMatch(brazilian);
      expect(title).not.toMatch(/\b(Enfermeira|Empregada|Cozinheira|Operadora|Técnica|Advogada)\b/);
    }
  });

  it('ask at most four questions, none about protected personal data', () => {
    const questions = jobs.flatMap(({ questions: asked }) => asked.map(({ text }) => text)).join('\n');
    expect(Math.max(...jobs.map(({ questions: asked }) => asked.length))).toBe(4);
    expect(questions).not.toMatch(/salário (atual|anterior)|idade tem|grávid|filhos|estado civil|nacionalidade/i);
  });
});
