import { nginxConf } from './nginx-conf.mjs';

const conf = nginxConf({ folder: '/tmp/x', port: 1, apiPort: 2, apis: [11, 12], sites: [21, 22], distDir: '/dist' });

/** @param {string} start */
const block = (start) => conf.slice(conf.indexOf(start), conf.indexOf('}', conf.indexOf(start)));

it('lists every server of a group', () => {
  for (const port of [11, 12]) expect(block('upstream api')).toContain(`127.0.0.1:${port} `);
  for (const port of [21, 22]) expect(block('upstream site')).toContain(`127.0.0.1:${port} `);
});

/** The first location with a pattern that matches a path. @param {string} path */
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
])('a POST to %s is repeated: %s', (path, when) => {
  // The inner braces end with the key's block; the condition is before them.
  const location = block(locationOf(path));
  expect(location.includes('non_idempotent')).toBe(when === 'always');
  expect(location.includes('if ($http_idempotency_key) { return 418; ')).toBe(when === 'with a key');
});

it('does not pass a toggle to a second server', () => {
  expect(block(locationOf('/api/jobs/12/toggle'))).toContain('proxy_next_upstream off');
});

it('repeats no other requests', () => {
  expect(conf.match(/non_idempotent/g)).toHaveLength(2);
  expect(conf.match(/return 418/g)).toHaveLength(1);
  expect(block('location @again')).toContain('non_idempotent');
});

it('has balanced braces', () => {
  expect(conf.split('{').length).toBe(conf.split('}').length);
});
