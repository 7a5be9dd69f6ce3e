import { createHash } from 'node:crypto';
import { auditMails } from './mail-audit.mjs';

/** @param {string} key */
const id = (key) => createHash('sha256').update(key).digest('hex').slice(0, 32);
/** @param {string} key @param {import('./mail-audit.mjs').MailRow['state']} state */
const row = (key, state) => ({ key, kind: 'test', recipient: 'ana@example.com', state });
/** @param {string} key */
const received = (key) => ({ id: id(key), recipient: 'ana@example.com', content: '' });

it('reports no findings when each sent mail was received once', () => {
  const found = auditMails([row('a', 'sent'), row('b', 'cancelled')], [received('a')]);
  expect(found).toMatchObject({ twice: 0, missing: 0, uncertain: 0, waiting: 0, failed: 0, unexpected: 0 });
});

it('counts mails received twice, not received, and without a row', () => {
  const found = auditMails([row('a', 'sent'), row('b', 'sent')], [received('a'), received('a'), received('c')]);
  expect(found).toMatchObject({ sent: 2, received: 3, twice: 1, missing: 1, unexpected: 1 });
});

it('counts the uncertain mails that arrived', () => {
  const found = auditMails([row('a', 'uncertain'), row('b', 'uncertain')], [received('a')]);
  expect(found).toMatchObject({ uncertain: 2, uncertainButArrived: 1, twice: 0, missing: 0 });
});

it('counts mails that are being sent as waiting', () => {
  expect(auditMails([row('a', 'waiting'), row('b', 'sending')], [])).toMatchObject({ waiting: 2 });
});
