import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { typeErrors, untypedRemotes } from './type-checks.mjs';

const root = path.resolve(__dirname, '../..');

/** @type {string} */
let dir;

beforeEach(() => {
  mkdirSync(path.join(root, '.cache'), { recursive: true });
  dir = mkdtempSync(path.join(root, '.cache/types-'));
});

afterEach(() => rmSync(dir, { recursive: true, force: true }));

/** @param {string} file @param {string} text */
function write(file, text) {
  mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
  writeFileSync(path.join(dir, file), text);
}

it('reports translation keys, parts of keys and namespaces that do not exist', async () => {
  write(
    'tsconfig.json',
    JSON.stringify({
      extends: '../../tsconfig.base.json',
      compilerOptions: { lib: ['es2023', 'dom', 'dom.iterable'], jsx: 'react-jsx' },
      include: ['.'],
    }),
  );
  write(
    'pt.json',
    '{ "title": "Guias", "size": { "small": "a", "large": "b" }, "guides_one": "um", "guides_other": "mais" }',
  );
  write(
    'app.tsx',
    `import { useTranslation, type TextName } from 'platform';
import type pt from './pt.json';
declare module 'i18next' {
  interface ResourceNamespaceMap {
    'mfe-guides': typeof pt;
  }
}
export function useTexts(size: 'small' | 'large', wrong: 'small' | 'huge', any: string) {
  const { t } = useTranslation('mfe-guides');
  const { t: common } = useTranslation('common');
  const name: TextName<'mfe-guides', 'size'> = size;
  const texts: string[] = [t('title'), t(\`size.\${name}\`), t('guides', { count: 2 }), common('form.tryLater')];
  texts.push(t(any, { defaultValue: any }), t(\`size.\${any}\`, { defaultValue: any }), t('title', { defaultValue: '' }));
  texts.push(t(\`size.\${name}\`, { defaultValue: any, count: 2 }), t(\`size.\${wrong}\`, { defaultValue: any }));
  texts.push(t('titel'));
  texts.push(t(\`size.\${wrong}\`));
  texts.push(t(\`size.\${any}\`));
  texts.push(t('titel', { defaultValue: 'Guias' }));
  texts.push(t('titel', 'Guias'));
  texts.push(common('title'));
  const other = useTranslation('mfe-guide');
  const part: TextName<'mfe-guides', 'size'> = 'huge';
  return { texts, other, part };
}
`,
  );
  const errors = await typeErrors(root, [dir]);
  const lines = [...errors.matchAll(/app\.tsx\((\d+),/g)].map(([, line]) => Number(line));
  expect([...new Set(lines)]).toEqual([15, 16, 17, 18, 19, 20, 21, 22]);
});

it('names remotes without a TypeScript project', () => {
  for (const file of ['mfe-typed/tsconfig.json', 'mfe-untyped/src/app.tsx', 'tools/x.mjs']) write(file, '{}');
  expect(untypedRemotes(dir)).toEqual(['mfe-untyped has no tsconfig.json, so its types are not checked']);
});
