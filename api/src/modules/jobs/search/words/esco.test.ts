import { readFileSync } from 'node:fs';
import path from 'node:path';
import { saveJob } from '../../../../../test/factories/index.ts';
import { createTestSearch, type TestSearch } from '../../testing/test-search.ts';
import { parseEscoFile } from './esco-file.parser.ts';
import { readLoadedEsco, replaceEscoOccupations } from './esco-occupations.repository.ts';

/** A made-up file in the format of ESCO's. */
const file = readFileSync(path.join(__dirname, '../../testing/occupations_pt.csv'));
const text = file.toString();
const parse = (changed: string) => parseEscoFile(Buffer.from(changed));

it('reads the names of each occupation, with or without a byte order mark and with both line ends', () => {
  const occupations = parse(text);
  expect(occupations.map(({ names }) => names)).toEqual([
    ['afinador de pianos', 'afinadora de pianos', 'técnico de afinação', 'pianista afinador', 'pianista afinadora'],
    ['letrista', 'pintor de letreiros', 'criativo de montras'],
    ['guarda-livros', 'enfermeiro', 'amanuense', 'criativo de montras'],
  ]);
  expect(parse(`\uFEFF${text.replaceAll('\n', '\r\n')}`)).toEqual(occupations);
  expect(parse(text.replace('letrista', 'operador de CAD/CAM'))[1]!.names[0]).toBe('operador de CAD/CAM');
});

const lastLine = text.trimEnd().split('\n').length;

it.each<[string, string | Buffer, RegExp]>([
  ['another file', 'title;name\nA;B\n', /^Line 1: the column conceptType of ESCO's file/],
  ['no occupations', text.slice(0, text.indexOf('\n')), /^Line 1: the file contains no occupations/],
  ['another encoding', Buffer.from(text, 'latin1'), /^Line 1: .*UTF-8/],
  ['skills', text.replace('\nOccupation', '\nKnowledgeSkillCompetence'), /^Line 2: conceptType is "KnowledgeSkill/],
  ['an address of something else', text.replace('esco/occupation/0002', 'esco/skill/0002'), /^Line 4: conceptUri/],
  ['a repeated occupation', text.replace('occupation/0002', 'occupation/0001'), /^Line 4: .*0001 is repeated/],
  ['no preferred label', text.replace('letrista', ''), /^Line 4: preferredLabel is empty/],
  ['a very long label', text.replace('letrista', 'x'.repeat(301)), /^Line 4: a label has more than 300/],
  ['a missing value', text.replace(',7316.2', ''), /^Line 4: 13 values, but the header has 14/],
  ['an open quotation mark', `${text}Occupation,"`, new RegExp(`^Line ${lastLine + 1}: a quotation mark`)],
  ['a quotation mark in a value', text.replace('letrista', 'le"trista'), /^Line 4: a quotation mark/],
])('refuses %s with the line', (_, changed, message) => {
  expect(() => parseEscoFile(Buffer.from(changed))).toThrow(message);
});

describe('the loaded occupations', () => {
  let harness: TestSearch;
  beforeAll(async () => {
    harness = await createTestSearch();
    for (const title of ['Afinador de Pianos', 'Pintora de Letreiros', 'Amanuense', 'Nurse']) {
      await saveJob(harness.database, { title, description: '<p>x</p>' });
    }
    await harness.rebuild();
  });
  afterAll(() => harness.close());

  const found = async (keyword: string) => {
    const { items, correction } = await harness.find({ keyword, sort: 'date' });
    return correction === null ? items.map(({ title, foundBy }) => `${title}: ${String(foundBy)}`) : [];
  };

  it('are synonyms after loading and none after removal; our own words win, and ambiguous names are ignored', async () => {
    const all = async () => [
      await found('pianista afinadora'),
      await found('letrista'),
      await found('guarda livros'),
      await found('enfermeira'),
      await found('criativo de montras'),
    ];
    const before = await all();
    expect(before).toEqual([[], [], [], ['Nurse: nurse'], []]);
    await replaceEscoOccupations(harness.pool, parseEscoFile(file));
    expect(await all()).toEqual([
      ['Afinador de Pianos: afinador de pianos'],
      ['Pintora de Letreiros: pintor de letreiros'],
      ['Amanuense: amanuense'],
      ['Nurse: nurse'],
      [],
    ]);
    expect(await readLoadedEsco(harness.pool)).toEqual({
      occupations: 3,
      names: 12,
      loadedAt: expect.stringMatching(/^20.*Z$/),
    });
    await replaceEscoOccupations(harness.pool, []);
    expect(await all()).toEqual(before);
    expect(await readLoadedEsco(harness.pool)).toEqual({ occupations: 0, names: 0, loadedAt: null });
  });

  it('stay as they are if loading fails', async () => {
    const [first] = parseEscoFile(file);
    await replaceEscoOccupations(harness.pool, [first!]);
    await expect(replaceEscoOccupations(harness.pool, [first!, first!])).rejects.toThrow('duplicate key');
    expect(await readLoadedEsco(harness.pool)).toMatchObject({ occupations: 1 });
  });
});
