import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { languages, type Language } from 'shared-contracts';
import { fieldTexts, validationTexts } from './validation-texts.format.ts';

const root = resolve(__dirname, '../../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** All keys of schemas and services. */
function usedKeys(): string[] {
  const sources = ['shared-contracts/src/schemas', 'api/src'].flatMap((folder) => {
    const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
    return files.filter((file) => /(?<!\.test)\.ts$/.test(file)).map((file) => join(folder, file));
  });
  const keys = sources.flatMap((file) => Array.from(read(file).matchAll(/'validation\.(\w+)'/g), ([, key]) => key!));
  return [...new Set(keys)].toSorted();
}

/** The texts of each form, by file. */
function formTexts(language: Language): [string, Record<string, string>][] {
  const folders = readdirSync(root).filter((name) => name.startsWith('mfe-') || name === 'shell');
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?:^|\/)i18n\//.test(file) && file.endsWith(`${language}.json`))
      .map((file) => join(folder, 'src', file)),
  );
  const parsed = files.map(
    (file) => [file, JSON.parse(read(file)) as { validation?: Record<string, string> }] as const,
  );
  return parsed.flatMap(([file, { validation }]) => (validation === undefined ? [] : [[file, validation]]));
}

describe.each(languages)('texts of validation in %s', (language) => {
  it('exist for every key, and for no other', () => {
    expect(Object.keys(validationTexts[language]).toSorted()).toEqual(usedKeys());
  });

  it('are equal to those of the forms', () => {
    const forms = formTexts(language);
    expect(forms).toHaveLength(5);
    for (const [file, texts] of forms) {
      const shared = Object.fromEntries(Object.entries(texts).filter(([key]) => key in validationTexts[language]));
      expect({ file, ...validationTexts[language] }).toMatchObject({ file, ...shared });
    }
  });
});

it('belong to keys of the schemas only', () => {
  const fields = { email: 'validation.email', username: 'username_taken', name: 'validation.constructor' };
  expect(fieldTexts(fields, 'en')).toEqual({ email: 'Please enter a valid email address' });
});
