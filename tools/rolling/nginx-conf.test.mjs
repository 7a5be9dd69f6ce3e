import { nginxConf } from './nginx-conf.mjs';

const conf = nginxConf({ folder: '/tmp/x', port: 1, apiPort: 2, apis: [11, 12], sites: [21, 22], distDir: '/dist' });

/** @param {string} start */
const block = (start) => conf.slice(conf.indexOf(start), conf.indexOf('}', conf.indexOf(start)));

it('names every server of a group', () => {
  for (const port of [11, 12]) expect(block('upstream api')).toContain(`127.0.0.1:${port} `);
  for (const port of [21, 22]) expect(block('upstream site')).toContain(`127.0.0.1:${port} `);
});

/** Where nginx looks for a path first, among the locations that are patterns. @param {string} path */
const locationOf = (path) =>
  [...conf.matchAll(/location ~ (\S+) \{/g)].find(([, pattern]) => new RegExp(pattern ?? '').test(path))?.[0] ?? '';

it.each([
  ['/api/jobs/12/questions', 'always'],
  ['/api/jobs/12/resume', 'with a key'],
  ['/api/jobs', 'with a key'],
  ['/api/interviews', 'with a key'],
  ['/api/contact', 'never'],
  ['/api/jobs/12', 'never'],
  ['/api/jobs/12/questions/more', 'never'],
  ['/api/account/resumes/12', 'never'],
])('a POST to %s is sent again: %s', (path, when) => {
  // Its inner braces end with the key's: what decides stands before.
  const location = block(locationOf(path));
  expect(location.includes('non_idempotent')).toBe(when === 'always');
  expect(location.includes('if ($http_idempotency_key) { return 418; ')).toBe(when === 'with a key');
});

it('turns no job round twice', () => {
  expect(block(locationOf('/api/jobs/12/toggle'))).toContain('proxy_next_upstream off');
});

it('sends nothing again beyond these', () => {
  expect(conf.match(/non_idempotent/g)).toHaveLength(2);
  expect(conf.match(/return 418/g)).toHaveLength(1);
  expect(block('location @again')).toContain('non_idempotent');
});

it('has balanced braces', () => {
  expect(conf.split('{').length).toBe(conf.split('}').length);
});
