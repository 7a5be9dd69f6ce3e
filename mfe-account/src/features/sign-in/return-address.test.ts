import fc from 'fast-check';
import { returnAddress } from './return-address';

describe('returnAddress', () => {
  it.each(['/jobs', '/jobs?keyword=dados&page=2', '/jobs/analista-12', '/'])('takes %s', (path) => {
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
    'https://evil.example/jobs',
    'javascript:alert(1)',
  ])('refuses %j', (text) => {
    expect(returnAddress(text)).toBeNull();
  });

  it('never leaves the site, whatever it is given', () => {
    const host = (text: string) => new URL(returnAddress(`/${text}`) ?? '/', 'https://site.example').host;
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => host(text) === 'site.example'));
    expect(host('/evil.example')).toBe('site.example');
  });
});
