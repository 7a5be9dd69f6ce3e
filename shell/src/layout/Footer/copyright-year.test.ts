import { copyrightYear } from './copyright-year';

const newYear = new Date('2027-01-01T12:00:00Z');

afterEach(() => document.body.replaceChildren());

it('keeps the year that the server wrote', () => {
  document.body.innerHTML = '<div id="shell-footer"><time datetime="2026">2026</time></div>';
  expect(copyrightYear(document, newYear)).toBe(2026);
});

it('is this year where the server wrote none', () => {
  expect(copyrightYear(document, newYear)).toBe(2027);
});
