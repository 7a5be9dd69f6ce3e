import fc from 'fast-check';
import { fold, looseSlug, slugify } from './slug.ts';

it.each([
  ['Apoio ao Cliente', 'apoio-ao-cliente'],
  ['Saúde', 'saude'],
  ['Logística e Armazém', 'logistica-e-armazem'],
  ['Vendas/Comercial', 'vendascomercial'],
  ['  C++ & C#  ', 'c-c'],
  ['—', ''],
])('slugify(%s) is %s', (text, slug) => {
  expect(slugify(text)).toBe(slug);
});

it('looseSlug keeps the accents', () => {
  expect(looseSlug('Logística e Armazém')).toBe('logística-e-armazém');
});

it('slugify is idempotent and returns URL-safe text', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const slug = slugify(text);
      expect(slugify(slug)).toBe(slug);
      expect(encodeURIComponent(slug)).toBe(slug);
    }),
  );
});

it('fold removes case and accents', () => {
  expect(fold('PROGRAMAÇÃO')).toBe('programacao');
});
