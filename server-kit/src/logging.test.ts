import fc from 'fast-check';
import { censoredLogLine } from './logging.ts';

it.each([
  ['550 <ana.silva+jobs@mail.example.pt> unknown', '550 <[redacted]> unknown'],
  ['connect postgres://app:hush@db:5432/jobs', 'connect postgres://[redacted]@db:5432/jobs'],
  ['GET http://a/verify?lang=pt&token=hush-1.2&x=1', 'GET http://a/verify?lang=pt&token=[redacted]&x=1'],
  ['/applications/eyJpZCI6ImEifQ.abcdefghijklmno/x', '/applications/[redacted]/x'],
  [
    '/account/applications/5f0c9a52-7d2e-4a55-9f3e-0c0ffee00001',
    '/account/applications/5f0c9a52-7d2e-4a55-9f3e-0c0ffee00001',
  ],
  ['mfe-jobs@1.0.0-2a5353b8', 'mfe-jobs@1.0.0-2a5353b8'],
  ['node_modules/@nestjs/core/injector.js:12', 'node_modules/@nestjs/core/injector.js:12'],
])('redacts only secrets in %s', (line, kept) => {
  expect(censoredLogLine(line)).toBe(kept);
});

it('does not invalidate JSON', () => {
  fc.assert(fc.property(fc.jsonValue(), (value) => void JSON.parse(censoredLogLine(JSON.stringify(value)))));
  const escaped = { msg: 'to "a@b.pt" at ?token=x"y\nana@b.pt\u0001ana@b.pt', url: 'smtp://u:p@h' };
  expect(JSON.parse(censoredLogLine(JSON.stringify(escaped)))).toEqual({
    msg: 'to "[redacted]" at ?token=[redacted]"y\n[redacted]\u0001[redacted]',
    url: 'smtp://[redacted]@h',
  });
});

it('redacts in linear time', () => {
  const began = performance.now();
  for (const text of ['a', 'a.', '?token', 'x://', '/applications/']) {
    censoredLogLine(text.repeat(200_000 / text.length));
  }
  expect(performance.now() - began).toBeLessThan(1000);
});
