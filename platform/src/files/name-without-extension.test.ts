import { nameWithoutExtension } from './name-without-extension';

it.each([
  ['ines.pdf', 'ines'],
  ['cv.2026.final.PDF', 'cv.2026.final'],
  ['sem extensão', 'sem extensão'],
  ['.pdf', '.pdf'],
])('the name in %s is %s', (fileName, name) => {
  expect(nameWithoutExtension(fileName)).toBe(name);
});
