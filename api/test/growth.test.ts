import { censoredLogLine, requestId } from 'server-kit';
import * as schemas from 'shared-contracts/schemas';
import type { SchemaFieldDescription } from 'yup';
import { fold, looseSlug, slugify, truncate } from 'shared-contracts';
import { parseJson } from '../src/http/request-body.parser.ts';
import { createValidator } from '../src/http/validated.pipe.ts';
import { visitorOf } from '../src/http/request.parser.ts';
import { safePostHtml, toStoredPosts } from '../src/modules/blog/blog-copy.parser.ts';
import { kindOfRefusal, toReason } from '../src/modules/campaigns/bounces/bounce.policy.ts';
import { safeHtml, textsOf } from '../src/modules/jobs/writing/job-texts.parser.ts';
import { safeUserText } from '../src/modules/mail/mail-text.format.ts';
import { EntryNames } from '../src/modules/own-data/export-archive.format.ts';
import { toFileName } from '../src/modules/resumes/resume-file.parser.ts';
import { searchTextOf } from '../src/modules/jobs/search/terms.parser.ts';
import { imageTypeOf } from '../src/untrusted/images.parser.ts';
import { plainText } from '../src/untrusted/values.parser.ts';
import { cpuTime, growsFasterThanInput } from './growth.ts';

/** Units that are known to make patterns backtrack. Each is repeated between a start and an end that prevents a match. */
const units = ['a', ' ', '.', '@.', 'a@', '<', '<!---->', '<p ', '"@', '; ', '/', '-', ' \n', '\u0301', '&', '[…'];
const size = 24_000;

const repeat = (unit: string, length: number) => `x${unit.repeat(Math.ceil(length / unit.length))}\u0001`;

const readers: Readonly<Record<string, (text: string) => unknown>> = {
  censoredLogLine,
  fold,
  looseSlug,
  slugify,
  truncate: (text) => truncate(text, text.length - 2),
  parseJson: (text) => parseJson(JSON.stringify({ text })),
  requestId: (text) => requestId({ headers: { 'x-request-id': text } }),
  visitorOf: (text) => visitorOf({ 'user-agent': text }),
  safePostHtml: (text) => safePostHtml(text, 'https://blog.example'),
  excerpt: (text) =>
    toStoredPosts(
      [{ id: 1, date: '', link: 'https://blog.example', title: text, excerpt: text, content: '', picture: null }],
      new Map(),
    ),
  kindOfRefusal,
  toReason,
  safeHtml,
  snippet: (text) => textsOf({ description: text, requirements: text, benefits: text }, text, String),
  boldLines: (text) => safeHtml(text.replaceAll('a', '<b>a</b><br>')),
  safeUserText,
  entryNames: (text) => new EntryNames().add(null, text),
  toFileName,
  searchTextOf,
  plainText,
  svg: (text) => imageTypeOf(Buffer.from(text.slice(1))),
  svgAttributes: (text) => imageTypeOf(Buffer.from(`<svg ${text}`)),
  svgReference: (text) => imageTypeOf(Buffer.from(`<svg ><use href = ${text}`)),
};

async function superLinear(name: string, read: (text: string) => unknown): Promise<string[]> {
  const found: string[] = [];
  for (const unit of units) {
    if (await growsFasterThanInput((length) => read(repeat(unit, length)), size)) found.push(`${name}: ${unit}`);
  }
  return found;
}

it('external text, files and headers are parsed in linear time', async () => {
  const found: string[] = [];
  for (const [name, read] of Object.entries(readers)) found.push(...(await superLinear(name, read)));
  expect(found).toEqual([]);
});

/** A value of the described shape, with the text in every field of every object and in every item of every list. */
function filled(description: SchemaFieldDescription, text: string): unknown {
  if ('fields' in description) {
    const fields = Object.entries(description.fields);
    return Object.fromEntries(fields.map(([name, field]) => [name, filled(field, text)]));
  }
  if (!('innerType' in description)) return text;
  const items = [description.innerType ?? []].flat();
  return items.map((item) => filled(item, text));
}

it('every field of every schema, including nested ones, is validated in linear time', async () => {
  const found: string[] = [];
  for (const [name, schema] of Object.entries(schemas)) {
    if (!('fields' in schema)) continue;
    const validate = createValidator(schema as typeof schemas.contactSchema);
    const description = schema.describe();
    const read = (text: string) => validate(filled(description, text)).catch(() => null);
    found.push(...(await superLinear(name, read)));
  }
  expect(found).toEqual([]);
});

it('test values fill nested fields', () => {
  const { answers } = filled(schemas.questionAnswersSchema.describe(), 'x') as { answers: unknown };
  expect(answers).toEqual([expect.objectContaining({ answer: 'x' })]);
});

it('many fields, many items and deep values are rejected or parsed in linear time', async () => {
  const shapes: Readonly<Record<string, (length: number) => unknown>> = {
    fields: (length) => Object.fromEntries(Array.from({ length: length / 8 }, (_, at) => [`f${at}`, 'a'])),
    items: (length) => ({ message: Array.from({ length: length / 4 }, () => 'a') }),
    texts: (length) => ({ unknown: Array.from({ length: length / 100 }, () => ' '.repeat(100)) }),
    depths: (length) => ({ unknown: '['.repeat(length) }),
  };
  const validate = createValidator(schemas.contactSchema);
  const found: string[] = [];
  for (const [name, build] of Object.entries(shapes)) {
    const bodies = new Map([1, 2, 4].map((factor) => [factor * size, JSON.stringify(build(factor * size))]));
    const read = async (length: number) => validate(parseJson(bodies.get(length)!)).catch(() => null);
    if (await growsFasterThanInput(read, size)) found.push(name);
  }
  expect(found).toEqual([]);
});

describe('growsFasterThanInput', () => {
  let slowRuns = 0;
  beforeEach(() => {
    slowRuns = 0;
  });

  it.each<[string, (length: number) => number, boolean]>([
    ['detects quadratic time', (length) => length ** 2 / 1000, true],
    [
      'detects time that is quadratic only for long inputs',
      (length) => (length > 2000 ? length ** 2 / 1000 : length),
      true,
    ],
    ['accepts linear time', (length) => length, false],
    ['accepts quadratic time within the measurement error', (length) => length ** 2 / 1_000_000, false],
    ['accepts linear time if one run is slow', (length) => (slowRuns++ === 0 ? 10 * length : length), false],
  ])('%s', async (_, simulated, expected) => {
    let time = 0;
    const run = (length: number) => {
      time = simulated(length);
    };
    const timeOf = async (read: () => unknown) => {
      await read();
      return time;
    };
    expect(await growsFasterThanInput(run, 1000, timeOf)).toBe(expected);
  });

  it('measures processor time', async () => {
    const compute = () => {
      let sum = 0;
      for (let step = 0; step < 1e8; step += 1) sum += step % 7;
      return sum;
    };
    expect(await cpuTime(compute)).toBeGreaterThan(1);
  });
});
