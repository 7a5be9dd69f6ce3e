import { limits, suggestionsAgeSeconds, type SearchSuggestions } from 'shared-contracts';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { eventually } from '../../../../test/eventually.ts';
import { daysAgo, saveCategory, saveCompany, saveJob } from '../../../../test/factories/index.ts';
import { SearchSuggestionsService } from './suggestions.service.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
  const hotel = await saveCompany(api.database, { name: 'Recetiva Hotéis', slug: 'recetiva-hoteis' });
  const clinic = await saveCompany(api.database, { name: 'Clínica Mar Alto', slug: 'clinica-mar-alto' });
  const hospitality = await saveCategory(api.database, { name: 'Hotelaria e Restauração' });
  const jobs: [title: string, count: number][] = [
    ['Rececionista', 1],
    ['Rececionistas (m/f/d)', 3],
    ['Rececionista de hotel — turno da noite', 2],
    ['Assistente de receção', 1],
    ['Front desk agent', 1],
    ['Enfermeiro(a)', 1],
    ['Enfermeira', 2],
    ['Enfermeiro | Porto', 1],
    ['💼', 1],
  ];
  for (const [title, count] of jobs) {
    const of = title.startsWith('Enferm') ? { company_id: clinic.id } : { company_id: hotel.id };
    for (let one = 0; one < count; one += 1) {
      await saveJob(api.database, { ...of, title, category_id: title.includes('hotel') ? hospitality.id : null });
    }
  }
  await saveJob(api.database, { company_id: hotel.id, title: 'Rececionista', status: 'closed' });
  await saveJob(api.database, { company_id: hotel.id, title: 'Rececionista', closes_at: daysAgo(1) });
});
afterAll(() => api.close());

const get = (text?: string) =>
  api.inject(`/api/proxy/suggestions${text === undefined ? '' : `?text=${encodeURIComponent(text)}`}`);
const suggest = async (text: string) => (await get(text)).json<SearchSuggestions>();
const titles = async (text: string) =>
  (await suggest(text)).titles.map(({ text: title, sameAs, jobs }) => [title, jobs, sameAs]);

/** What `rececionista` finds: the closed and the expired job are not counted. */
const receptionists = [
  ['Rececionistas', 6, null],
  ['Rececionista de hotel', 2, null],
];

describe('GET /api/proxy/suggestions', () => {
  it.each<[string, unknown[][]]>([
    ['rececionista', [...receptionists, ['front desk', 1, 'rececionista'], ['receção', 1, 'rececionista']]],
    ['rec', [...receptionists, ['Assistente de receção', 1, null], ['front desk', 1, 'rececionista']]],
    [
      'frónt',
      [
        ['Front desk agent', 1, null],
        ['rececionista', 6, 'front desk'],
        ['receção', 1, 'front desk'],
      ],
    ],
    ['hotel rece', [['Rececionista de hotel', 2, null]]],
    ['cionista', []],
    ['enferm', [['Enfermeiro(a)', 4, null]]],
    ['noite', []],
    ['porto', []],
    ['💼', []],
    ['%', []],
  ])('%p gives the titles with such words, by their jobs, and then synonyms', async (text, expected) => {
    expect(await titles(text)).toEqual(expected);
  });

  it('gives companies and areas with their open jobs, areas also by their English name', async () => {
    const { companies, areas } = await suggest('HOTEIS');
    expect(companies).toEqual([{ id: expect.any(Number), slug: 'recetiva-hoteis', name: 'Recetiva Hotéis', jobs: 9 }]);
    expect(areas).toEqual([]);
    const area = { slug: 'hotelaria-e-restauracao', name: 'Hotelaria e Restauração', jobs: 2 };
    expect((await suggest('restauracao')).areas).toEqual([area]);
    expect((await suggest('hospit')).areas).toEqual([area]);
  });

  it('gives nothing for no text, may be cached for seconds, and refuses a text that is no keyword', async () => {
    const nothing = { titles: [], companies: [], areas: [] };
    for (const text of [undefined, '', '   ', ' - ']) expect((await get(text)).json()).toEqual(nothing);
    expect((await get('rec')).headers['cache-control']).toBe(`public, max-age=${suggestionsAgeSeconds}`);
    const answer = await get('x'.repeat(limits.keywordCharacters + 1));
    expect([answer.statusCode, answer.json()]).toMatchObject([
      400,
      { code: 'validation_failed', fields: { text: {} } },
    ]);
    expect((await get('a '.repeat(100))).statusCode).toBe(200);
  });

  it('answers with the previous names while a changed catalogue is read', async () => {
    const service = api.app.get(SearchSuggestionsService, { strict: false });
    const company = await saveCompany(api.database, { name: 'Zarco' });
    await saveJob(api.database, { company_id: company.id, title: 'Zelador' });
    await api.database.query('update job_changes set data_version = data_version + 1');
    const later = Date.now() + (suggestionsAgeSeconds + 1) * 1000;
    expect((await service.suggest('zelador', later)).titles).toEqual([]);
    await eventually(async () => {
      expect((await service.suggest('zelador', later)).titles).toEqual([{ text: 'Zelador', sameAs: null, jobs: 1 }]);
    });
  });
});
