import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import en from '../i18n/en.json';
import pt from '../i18n/pt.json';
import { breakpoints } from '../theme/media';

const root = join(__dirname, '..', '..', '..');
const isStyled = (file: string) => /(?:styled[.(]|css`|keyframes`)/.test(readFileSync(join(root, file), 'utf8'));
const sheets = readdirSync(root)
  .filter((folder) => /^(platform|shell|mfe-.+)$/.test(folder) && existsSync(join(root, folder, 'src')))
  .flatMap((folder) =>
    readdirSync(join(root, folder, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?:\.styles\.ts|(?<!\.test)\.tsx)$/.test(file))
      .map((file) => join(folder, 'src', file))
      .filter(isStyled),
  );
const theme = ['tokens.css', 'base.css'].map((name) => readFileSync(join(__dirname, '..', 'theme', name), 'utf8'));

/** Keys of a text file as paths. */
function paths(texts: object, prefix = ''): string[] {
  return Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [prefix + key] : paths(text as object, `${prefix}${key}.`),
  );
}

const colors = /#[\da-f]{3,8}\b|\b(?:rgb|hsl)a?\(|\boklch\(|!important/gi;
const lengths = /[\d.]{1,200}(?:px|rem)\b/g;
/** In a component file: a length in a declaration of more than two pixels. Props, such as a skeleton's height, may have one. */
const declaredLengths = /^ {0,200}[\w-]{1,200}: (?:.{0,200}[ (-])?(?![12]px)[\d.]{1,200}(?:px|rem)\b.{0,200};$/gm;

/** The style sheets and tables of styles of a sheet's folder, which may define its custom properties. */
function folderSource(sheet: string): string {
  const folder = join(root, dirname(sheet));
  const files = readdirSync(folder).filter((file) => /(?<!\.test)\.tsx?$/.test(file));
  return files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
}

describe.each(sheets)('%s', (sheet) => {
  const source = readFileSync(join(root, sheet), 'utf8');

  it('uses theme colors', () => {
    expect(source.match(colors) ?? []).toEqual([]);
  });

  it('uses only tokens that the theme defines', () => {
    const used = [...source.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name!);
    const own = [...folderSource(sheet).matchAll(/^\s{0,200}(--[\w-]{1,200}):/gm)].map(([, name]) => name!);
    const foreign = /^--(radix|focus-inner)/;
    const missing = used.filter(
      (name) => !foreign.test(name) && !own.includes(name) && !theme.some((css) => css.includes(`${name}:`)),
    );
    expect(missing).toEqual([]);
  });

  // Such a property is invalid, and so is each declaration that uses it.
  it('defines no custom property by itself', () => {
    const properties = source.split('\n').map((line) => line.trim().split(': ', 2));
    const circular = properties.filter(([name, value]) => value?.includes(`var(${name!})`));
    expect(circular).toEqual([]);
  });
});

it.each(sheets.filter((sheet) => /^(platform|shell)/.test(sheet)))(
  '%s uses lengths of the theme or named ones',
  (sheet) => {
    const unnamed = readFileSync(join(root, sheet), 'utf8').replaceAll(/^\s{0,200}--[\w-]{1,200}:.{0,200};$/gm, '');
    const found = unnamed.match(sheet.endsWith('.tsx') ? declaredLengths : lengths);
    expect(found ?? []).toEqual([]);
  },
);

it('finds the style sheets', () => {
  expect(sheets.length).toBeGreaterThan(20);
});

it('base.css uses the breakpoints of the components', () => {
  const widths = [...theme.join('').matchAll(/max-width: ([\d.]+)px/g)].map(([, width]) => Number(width));
  expect(widths.every((width) => Object.values(breakpoints).some((point) => point - 0.02 === width))).toBe(true);
});

it('both languages have the same keys', () => {
  expect(paths(en)).toEqual(paths(pt));
});
