import { createHmac } from 'node:crypto';
import { readPreview, signPreview, type Preview } from './preview-token.ts';

const secret = 'a secret of this test';
const now = new Date('2026-11-27T12:00:00.000Z');
const preview: Preview = {
  remote: 'mfe-guides',
  version: '1.4.0-3f2a91bc',
  endsAt: new Date('2026-11-28T12:00:00.000Z'),
  pullRequest: 128,
};

it.each([preview, { ...preview, pullRequest: null }])('reads what it has signed: %j', (given) => {
  expect(readPreview(signPreview(given, secret), secret, now)).toEqual(given);
});

it('is short enough for a link, and contains nothing that a link has to encode', () => {
  expect(signPreview(preview, secret)).toMatch(/^[\w.-]{60,160}$/);
});

it('expires', () => {
  const token = signPreview(preview, secret);
  expect(readPreview(token, secret, preview.endsAt)).toBe('expired');
  expect(readPreview(token, secret, new Date(preview.endsAt.getTime() - 1))).toEqual(preview);
});

const [payload = '', signature = ''] = signPreview(preview, secret).split('.');
const other = Buffer.from(JSON.stringify(['mfe-guides', '9.9.9', 2e9, null])).toString('base64url');

it.each([
  ['without a signature', payload],
  ['of another preview', `${other}.${signature}`],
  ['with an empty signature', `${payload}.`],
  ['with more parts', `${payload}.${signature}.x`],
  ['that is empty', ''],
  ['that was signed with another secret', signPreview(preview, 'another secret')],
])('refuses a token %s', (_, token) => {
  expect(readPreview(token, secret, now)).toBe('invalid');
});

function signed(fields: unknown): string {
  const text = Buffer.from(JSON.stringify(fields)).toString('base64url');
  return `${text}.${createHmac('sha256', secret).update(`preview ${text}`).digest('base64url')}`;
}

it.each([
  [['https://evil.test', '1.0.0', 2e9, null]],
  [['mfe-guides', 'https://evil.test/1.0.0', 2e9, null]],
  [['mfe-guides', '../1.0.0', 2e9, null]],
  [['mfe-guides', '1.0.0', 'never', null]],
  [null],
])('cannot name anything but a version of a remote, also with a valid signature: %j', (fields) => {
  expect(readPreview(signed(['mfe-guides', '1.0.0', 2e9, null]), secret, now)).not.toBe('invalid');
  expect(readPreview(signed(fields), secret, now)).toBe('invalid');
});
