import fc from 'fast-check';
import { returnAddress } from './sign-in-target';
import { readSignInTarget, returnAddressCharacters, withSignInTarget } from './sign-in-target.ts';
import { codePoint } from './testing/code-point.ts';

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

  it('never returns a URL of another site', () => {
    const host = (text: string) => new URL(returnAddress(`/${text}`) ?? '/', 'https://site.example').host;
    fc.assert(fc.property(fc.string({ unit: codePoint }), (text) => host(text) === 'site.example'));
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

const read = (address: string) => readSignInTarget(new URL(address, 'https://site.example').searchParams);

describe('a sign-in target', () => {
  it('round-trips through a URL', () => {
    const target = { returnTo: '/jobs/analista-12?page=2&keyword=c%2B%2B#top', save: 12 };
    expect(read(withSignInTarget('/auth', target))).toEqual(target);
    const link = withSignInTarget('https://site.example/verify-email?token=t0ken', target);
    expect(new URL(link).searchParams.get('token')).toBe('t0ken');
    expect(read(link)).toEqual(target);
  });

  it('adds nothing to a URL if it is empty', () => {
    expect(withSignInTarget('/auth', {})).toBe('/auth');
  });

  it.each([
    ['?returnTo=//evil.example&save=12', { save: 12 }],
    ['?returnTo=https://evil.example&save=0', {}],
    ['?returnTo=/jobs&save=12x', { returnTo: '/jobs' }],
    ['?save=2147483648', {}],
    ['?save=abc', {}],
    ['?save=-1', {}],
    ['?save=1.5', {}],
    ['?save=', {}],
    [`?returnTo=/${'a'.repeat(returnAddressCharacters)}`, {}],
  ])('omits invalid values: %s', (query, target) => {
    expect(read(`/auth${query}`)).toEqual(target);
  });

  it('never contains a URL of another site and never changes the token', () => {
    fc.assert(
      fc.property(fc.string({ unit: codePoint }), (text) => {
        const target = readSignInTarget(new URLSearchParams({ returnTo: `/${text}` }));
        const link = new URL(withSignInTarget('https://site.example/verify-email?token=t0ken', target));
        const back = new URL(target.returnTo ?? '/', 'https://site.example');
        expect(back.host).toBe('site.example');
        expect(link.searchParams.getAll('token')).toEqual(['t0ken']);
      }),
    );
  });
});
