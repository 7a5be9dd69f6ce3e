import { documentTitle, jobDescription } from './page-meta.ts';

it('documentTitle appends the site name, or is the site name alone', () => {
  expect(documentTitle('Ofertas')).toBe('Ofertas | Trampolim');
  expect(documentTitle('Trampolim')).toBe('Trampolim');
});

it('documentTitle truncates the title but not the site name', () => {
  const title = documentTitle('palavra '.repeat(20));
  expect(title).toMatch(/^palavra .*palavra\.\.\. \| Trampolim$/);
  expect(title.length).toBeLessThanOrEqual(60 + ' | Trampolim'.length);
});

const sentence = 'Vai ler dados e contar o que dizem a quem decide. ';

it('jobDescription is the text truncated between words to 160 characters', () => {
  const text = jobDescription({
    description: `<p>${sentence.repeat(2)}</p><p>${sentence.repeat(3)}</p>`,
    snippet: 'Vai...',
  });
  expect(text.length).toBeLessThanOrEqual(160);
  expect(text.length).toBeGreaterThan(140);
  expect(text).toMatch(/ [a-z]+\.\.\.$/);
  expect(sentence.repeat(5)).toContain(`${text.slice(0, -3)} `);
});

it('jobDescription is the snippet of a job without a text', () => {
  expect(jobDescription({ description: '', snippet: 'Vai ler dados.' })).toBe('Vai ler dados.');
});
