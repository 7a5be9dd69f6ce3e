import { emptyJobFilter } from 'shared-contracts';
import { daysAgo, saveCategory, saveCompany, saveJob } from '../../../../test/factories/index.ts';
import { createTestSearch, type TestSearch } from '../testing/test-search.ts';

let harness: TestSearch;
beforeAll(async () => {
  harness = await createTestSearch();
});
beforeEach(async () => {
  await harness.database.query('truncate jobs, companies, categories cascade');
});
afterAll(() => harness.close());

const save = (overrides: Parameters<typeof saveJob>[1]) => saveJob(harness.database, overrides);

describe('keyword', () => {
  it.each([
    ['programacao', ['Programação']],
    ['PROGRAMAÇÃO', ['Programação']],
    ['program', ['Programação', 'Programador']],
    ['grama', []],
    ['programação lisboa', ['Programação']],
    ['programação porto', []],
    ['c++', ['Programador']],
  ])('%p finds %p', async (keyword, expected) => {
    await save({ title: 'Programação', city: 'Lisboa', posted_at: daysAgo(1) });
    await save({ title: 'Programador', city: 'Braga', tags: ['C++'], posted_at: daysAgo(2) });
    await harness.rebuild();
    expect(await harness.titles({ keyword })).toEqual(expected);
  });

  it.each([
    ['R', ['Analista R', 'R&D']],
    ['c', ['Programador C']],
    ['c#', ['Programador C#']],
    ['.net', ['Programador .NET', 'ASP.NET']],
    ['net', ['Network', 'Programador .NET', 'ASP.NET']],
    ['programador .NET', ['Programador .NET']],
    ['%', []],
    ['_', []],
    ['💼', []],
  ])(
    'matches names of programming languages as whole terms and ignores other signs: %p finds %p',
    async (keyword, expected) => {
      const titles = ['Analista R', 'R&D', 'Network', 'Programador .NET', 'ASP.NET', 'Programador C', 'Programador C#'];
      for (const [days, title] of titles.entries()) {
        await save({ title, description: '<p>x</p>', posted_at: daysAgo(days) });
      }
      await harness.rebuild();
      expect(await harness.titles({ keyword })).toEqual(expected);
    },
  );

  it('searches title, company, category, tags, city and description, but not HTML tags', async () => {
    const company = await saveCompany(harness.database, { name: 'Compx' });
    const category = await saveCategory(harness.database, { name: 'Categx' });
    await save({
      title: 'Titlex',
      company_id: company.id,
      category_id: category.id,
      tags: ['Tagx'],
      city: 'Cityx',
      description: '<p>Descx</p><strong>R&amp;D</strong>',
    });
    await harness.rebuild();
    for (const keyword of ['titlex', 'compx', 'categx', 'tagx', 'cityx', 'descx', 'descx d']) {
      expect(await harness.titles({ keyword })).toEqual(['Titlex']);
    }
    expect(await harness.titles({ keyword: 'strong' })).toEqual([]);
  });

  it('sorts title matches first, then exact accents, then the newest', async () => {
    await save({ title: 'Novo', description: 'pao', posted_at: daysAgo(1) });
    await save({ title: 'Velho', description: 'pão', posted_at: daysAgo(9) });
    await save({ title: 'Pao', posted_at: daysAgo(8) });
    await save({ title: 'Pão', posted_at: daysAgo(10) });
    await harness.rebuild();
    expect(await harness.titles({ keyword: 'pão' })).toEqual(['Pão', 'Pao', 'Velho', 'Novo']);
    expect(await harness.titles({ keyword: 'pao' })).toEqual(['Pao', 'Pão', 'Novo', 'Velho']);
    expect(await harness.titles({ keyword: 'pão', sort: 'date' })).toEqual(['Novo', 'Pao', 'Velho', 'Pão']);
  });

  it.each([
    ['enfermeira', ['Enfermeira: typed', 'Registered Nurse: nurse', 'Enfermeiro: enfermeiro']],
    ['enfermeiras porto', ['Enfermeiro: enfermeiro', 'Enfermeira: enfermeira']],
    ['rececionista', ['Front Desk Agent: front desk', 'Recepcionista: recepcionista']],
    ['recepcionista', ['Recepcionista: typed', 'Front Desk Agent: front desk']],
    ['front desk', ['Front Desk Agent: typed', 'Recepcionista: recepcionista']],
    ['RH', ['Técnica de Recursos Humanos: recursos humanos']],
    ['tecnico human resources', ['Técnica de Recursos Humanos: técnica,recursos humanos']],
    ['TI', []],
  ])('%p also finds other forms and synonyms, named and after the same words: %p', async (keyword, expected) => {
    const titles = ['Registered Nurse', 'Enfermeiro', 'Enfermeira', 'Front Desk Agent', 'Recepcionista'];
    for (const [days, title] of [...titles, 'Técnica de Recursos Humanos', 'Tipo Recurso'].entries()) {
      // Synonyms of several words count in the title only, so this text does not match "RH".
      const description = title === 'Tipo Recurso' ? '<p>Recursos para humanos</p>' : '<p>x</p>';
      await save({ title, city: days < 1 ? 'Faro' : 'Porto', description, posted_at: daysAgo(days) });
    }
    await harness.rebuild();
    const { items, correction } = await harness.find({ keyword });
    expect(items.map(({ title, foundBy }) => `${title}: ${String(foundBy ?? 'typed')}`)).toEqual(expected);
    expect(correction).toBeNull();
  });

  it('searches for the nearest term and returns the correction of a misspelled keyword', async () => {
    await save({ title: 'Enfermeira' });
    await harness.rebuild();
    const page = await harness.find({ keyword: 'enfremeira' });
    expect(page.items.map(({ title }) => title)).toEqual(['Enfermeira']);
    expect(page.correction).toEqual({ asked: 'enfremeira', used: 'enfermeira' });
    expect((await harness.find({ keyword: 'xyzwvk' })).correction).toBeNull();
  });

  it('corrects to the more frequent of two equally near terms', async () => {
    for (const title of ['Cantora', 'Cantoro', 'Cantoro']) await save({ title });
    await harness.rebuild();
    expect((await harness.find({ keyword: 'cantori' })).correction?.used).toBe('cantoro');
  });
});

describe('a job with several places', () => {
  it('is found and counted by each city, and found by its whole location text', async () => {
    const places = ['Lisboa', 'Porto'].map((city) => ({ city, region: null, country: 'PT' }));
    await save({ title: 'A', city: 'Lisboa', location: 'Lisboa, Porto', places: JSON.stringify(places) });
    await harness.rebuild();
    const found = ['porto', 'LISBOA', 'Lisboa, Porto'].map((location) => harness.titles({ location }));
    expect(await Promise.all(found)).toEqual([['A'], ['A'], ['A']]);
    expect(await harness.titles({ location: 'Lis' })).toEqual([]);
    expect((await harness.find({})).facets.location).toEqual([
      { value: 'Lisboa', label: 'Lisboa', count: 1 },
      { value: 'Porto', label: 'Porto', count: 1 },
    ]);
  });
});

describe('facets', () => {
  it('list categories by name, and cities by number of jobs, then by name', async () => {
    const named = ['Óptica', 'Energia', 'Água'];
    const categories = [];
    for (const name of named) categories.push(await saveCategory(harness.database, { name }));
    const cities = ['Évora', 'Faro', 'Espinho', 'Faro'];
    for (const [at, city] of cities.entries()) await save({ city, category_id: categories[at % named.length]!.id });
    await harness.rebuild();
    const { location, category } = (await harness.find({})).facets;
    expect(location.map(({ label }) => label)).toEqual(['Faro', 'Espinho', 'Évora']);
    expect(category.map(({ label }) => label)).toEqual(['Água', 'Energia', 'Óptica']);
  });
});

describe('featured jobs', () => {
  it('are sorted first by relevance until their end date', async () => {
    const now = new Date();
    await save({ title: 'Normal', posted_at: daysAgo(1) });
    await save({ title: 'For ever', is_featured: true, posted_at: daysAgo(3) });
    await save({ title: 'Until tomorrow', is_featured: true, featured_until: daysAgo(-1), posted_at: daysAgo(2) });
    await save({ title: 'Until yesterday', is_featured: true, featured_until: daysAgo(1), posted_at: daysAgo(0.5) });
    await harness.rebuild();
    const titles = async (at: Date) => (await harness.find({}, at)).items.map(({ title }) => title);
    expect(await titles(now)).toEqual(['Until tomorrow', 'For ever', 'Until yesterday', 'Normal']);
    expect(await titles(daysAgo(-2))).toEqual(['For ever', 'Until yesterday', 'Normal', 'Until tomorrow']);
    expect(await harness.titles({ sort: 'date' })).toEqual(['Until yesterday', 'Normal', 'Until tomorrow', 'For ever']);
  });
});

describe('empty result', () => {
  it('suggests removing the filter whose removal gives the most results', async () => {
    await save({ title: 'A', city: 'Porto', job_types: ['full-time'] });
    await save({ title: 'B', city: 'Porto', job_types: ['full-time'] });
    await save({ title: 'C', city: 'Faro', job_types: ['part-time'] });
    await harness.rebuild();
    const { relaxation, total } = await harness.find({ location: 'Porto', type: ['part-time'] });
    expect(total).toBe(0);
    expect(relaxation).toEqual({ filter: 'type', value: 'part-time', total: 2 });
  });

  it('suggests removing the keyword only if no other removal helps', async () => {
    await save({ title: 'Enfermeira', city: 'Porto' });
    for (const title of ['B', 'C', 'D']) await save({ title, city: 'Faro' });
    await harness.rebuild();
    const dropped = async (keyword: string) => (await harness.find({ keyword, location: 'Faro' })).relaxation;
    expect(await dropped('enfermeira')).toEqual({ filter: 'location', value: 'Faro', total: 1 });
    expect(await dropped('%')).toEqual({ filter: 'keyword', value: null, total: 3 });
  });

  it('is returned for unknown filter values', async () => {
    await save({ title: 'A' });
    await harness.rebuild();
    for (const filter of [{ type: ['x'] }, { experienceLevel: ['x'] }, { category: 'x' }, { location: 'x' }]) {
      expect((await harness.find(filter)).total).toBe(0);
    }
  });
});

describe('company filter', () => {
  it('finds exactly the open jobs of the company and returns its name', async () => {
    const [own, other] = [await saveCompany(harness.database, { name: 'Foz' }), await saveCompany(harness.database)];
    await save({ title: 'A', company_id: own.id, posted_at: daysAgo(1) });
    await save({ title: 'B', company_id: own.id, posted_at: daysAgo(2) });
    await save({ title: 'C', company_id: own.id, status: 'closed' });
    await save({ title: 'Foz', company_id: other.id, posted_at: daysAgo(1.5) });
    await harness.rebuild();
    const companyId = [String(own.id)];
    expect(await harness.titles({ companyId })).toEqual(['A', 'B']);
    expect(await harness.titles({ companyId, keyword: 'b' })).toEqual(['B']);
    expect(await harness.titles({ companyId: [...companyId, String(other.id)] })).toEqual(['A', 'Foz', 'B']);
    expect((await harness.find({ companyId })).companies).toEqual([{ id: own.id, slug: own.slug, name: 'Foz' }]);
    const { total, companies, relaxation } = await harness.find({ companyId, keyword: 'zzz' });
    expect([total, companies[0]?.name, relaxation]).toEqual([0, 'Foz', { filter: 'keyword', value: null, total: 2 }]);
  });

  it.each(['0', '99999999', '99999999999', '-1', '1e3', 'foz'])(
    'returns no jobs for the unknown company %p',
    async (companyId) => {
      await save({ title: 'A' });
      await harness.rebuild();
      const { total, companies, relaxation } = await harness.find({ companyId: [companyId] });
      expect([total, companies, relaxation]).toEqual([0, [], { filter: 'companyId', value: companyId, total: 1 }]);
    },
  );
});

describe('search results', () => {
  it('equal the list of GET /api/proxy/jobs without filters', async () => {
    for (let job = 0; job < 23; job++) await save({ is_featured: job % 5 === 0 });
    await save({ status: 'closed' });
    await save({ status: 'paused' });
    await save({ closes_at: daysAgo(1) });
    await harness.rebuild();
    const list = await harness.database.query<{ id: number }[]>(`select id from jobs where status = 'open'
      and (closes_at is null or closes_at > now()) order by is_featured desc, posted_at desc, id desc`);
    const pages = await Promise.all([1, 2, 3].map((page) => harness.find({ page })));
    expect(pages.flatMap(({ items }) => items.map(({ id }) => id))).toEqual(list.map(({ id }) => id));
    expect(pages.map(({ total }) => total)).toEqual([23, 23, 23]);
  });

  it('are cached and read again after a data change', async () => {
    await save({ title: 'A' });
    await harness.rebuild();
    const first = await harness.search.search(emptyJobFilter);
    expect(await harness.search.search(emptyJobFilter)).toBe(first);
    await save({ title: 'B' });
    await harness.rebuild();
    expect((await harness.search.search(emptyJobFilter)).total).toBe(2);
  });
});
