import fc from 'fast-check';
import { returnAddress } from './return-address';

describe('returnAddress', () => {
  it.each(['/jobs', '/jobs?keyword=dados&page=2', '/jobs/analista-12', '/'])('accepts %s', (path) => {
    expect(returnAddress(path)).toBe(path);
  });

  it.each([
    null,
    '',
    'jobs',
    '//evil.example',
    String.raw`/\evil.example`,
    String.raw`\\evil.example`,
    '/\t/evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    '/%2e//evil.example',
    String.raw`/.\/evil.example`,
    'https://evil.example/jobs',
    'javascript:alert(1)',
  ])('rejects %j', (text) => {
    expect(returnAddress(text)).toBeNull();
  });

  it('never returns another site', () => {
    const host = (text: string) => new URL(returnAddress(`/${text}`) ?? '/', 'https://site.example').host;
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => host(text) === 'site.example'));
    const part = fc.constantFrom(
      '.',
      '/',
      '\\',
      '@',
      '%',
      '%2e',
      '%2f',
      '%5c',
      '?',
      '#',
      ':',
      '\t',
      '\n',
      '\r',
      '\0',
      '\u007f',
      'a',
    );
    const path = fc.string({ unit: part, maxLength: 8 });
    fc.assert(
      fc.property(path, (text) => host(`${text}evil.example`) === 'site.example'),
      { numRuns: 300 },
    );
    expect(host('/evil.example')).toBe('site.example');
  });
});
