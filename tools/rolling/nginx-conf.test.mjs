import { nginxConf } from './nginx-conf.mjs';

const conf = nginxConf({ folder: '/tmp/x', port: 1, apiPort: 2, apis: [11, 12], sites: [21, 22], distDir: '/dist' });

/** @param {string} start */
const block = (start) => conf.slice(conf.indexOf(start), conf.indexOf('}', conf.indexOf(start)));

it('names every server of a group', () => {
  for (const port of [11, 12]) expect(block('upstream api')).toContain(`127.0.0.1:${port} `);
  for (const port of [21, 22]) expect(block('upstream site')).toContain(`127.0.0.1:${port} `);
});

it('sends a POST again only where its key makes that safe', () => {
  expect(conf.match(/non_idempotent/g)).toHaveLength(1);
  expect(block('location @again')).toContain('non_idempotent');
  expect(conf.match(/return 418/g)).toHaveLength(1);
});

it.each([
  ['/api/jobs/12/resume', true],
  ['/api/jobs/12/questions', true],
  ['/api/contact', false],
  ['/api/jobs/12', false],
  ['/api/account/resumes/12', false],
])('%s has a key: %s', (path, isKeyed) => {
  const pattern = /location ~ (\S+resume\S+) \{/.exec(conf)?.[1] ?? '';
  expect(new RegExp(pattern).test(path)).toBe(isKeyed);
});

it('has balanced braces', () => {
  expect(conf.split('{').length).toBe(conf.split('}').length);
});
