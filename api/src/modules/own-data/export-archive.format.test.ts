import fc from 'fast-check';
import { EntryNames } from './export-archive.format.ts';

const added = (names: readonly string[], folder: string | null = null) => {
  const entries = new EntryNames();
  return names.map((name) => entries.add(folder, name));
};

it('does not change a unique name', () => {
  expect(added(['Currículo da Ana.pdf'], 'resumes')).toEqual(['resumes/Currículo da Ana.pdf']);
  expect(added(['profile.json'])).toEqual(['profile.json']);
});

it('numbers names that are equal case-insensitively', () => {
  expect(added(['cv.pdf', 'CV.pdf', 'cv.pdf', 'cv (2).pdf'])).toEqual([
    'cv.pdf',
    'CV (2).pdf',
    'cv (3).pdf',
    'cv (2) (2).pdf',
  ]);
});

it.each([
  ['../../etc/passwd', '_.._etc_passwd'],
  ['C:\\cv.pdf', 'C__cv.pdf'],
  ['', 'file'],
  ['...', 'file'],
  ['a\nb.pdf', 'a_b.pdf'],
])('converts %p to a name within its folder', (given, name) => {
  expect(added([given], 'resumes')).toEqual([`resumes/${name}`]);
});

it('returns unique paths within the folder for any names', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme' })), (names) => {
      const paths = added(names, 'folder');
      for (const path of paths) expect(path).toMatch(/^folder\/[^/\\\n]+$/);
      expect(new Set(paths.map((path) => path.toLowerCase())).size).toBe(paths.length);
    }),
  );
});
