import { etcdArguments, haproxyFile, patroniFile, patroniTimes, pgbouncerFile } from './configuration.mjs';

const nodes = [1, 2, 3].map((number) => ({
  name: `node${number}`,
  address: `198.18.0.${number}`,
  folder: `/var/lib/node${number}`,
  etcdDir: `/var/lib/node${number}/etcd`,
  dataDir: `/var/lib/node${number}/data`,
}));
const [node] = nodes;
if (node === undefined) throw new Error('No nodes');

const patroni = () => {
  const options = { programs: '/bin', network: '198.18.0.0/24', passwords: { superuser: 'one', replication: 'two' } };
  return JSON.parse(patroniFile(node, nodes, options));
};

/** Settings of an ini file. @param {string} text */
const settingsOf = (text) =>
  Object.fromEntries(text.split('\n').flatMap((line) => (line.includes(' = ') ? [line.split(' = ')] : [])));

/** A block of HAProxy's file. @param {string} name */
const blockOf = (name) =>
  haproxyFile({ primaryPort: 5000, replicaPort: 5001, nodes })
    .split('\n\n')
    .find((block) => block.startsWith(`listen ${name}`)) ?? '';

it('gives each member of etcd its own addresses and all peers', () => {
  const given = etcdArguments(node, nodes);
  expect(given).toContain('--listen-client-urls=http://198.18.0.1:2379');
  expect(given.find((one) => one.startsWith('--initial-cluster='))).toBe(
    '--initial-cluster=node1=http://198.18.0.1:2380,node2=http://198.18.0.2:2380,node3=http://198.18.0.3:2380',
  );
});

it('keeps acknowledged writes: synchronous replication, conditional leader keys, no promotion of an asynchronous standby', () => {
  const { bootstrap, etcd, etcd3 } = patroni();
  expect(bootstrap.dcs).toMatchObject({ synchronous_mode: true, failsafe_mode: true });
  // Durability depends on these defaults.
  for (const name of ['fsync', 'full_page_writes', 'synchronous_commit', 'synchronous_standby_names']) {
    expect(bootstrap.dcs.postgresql.parameters).not.toHaveProperty(name);
  }
  expect(etcd.hosts).toHaveLength(3);
  expect(etcd3).toBeUndefined();
  expect(etcdArguments(node, nodes)).toContain('--enable-v2=true');
});

it('satisfies the condition of Patroni for its times', () => {
  const { ttl, loop_wait: loop, retry_timeout: retry } = patroniTimes;
  expect(ttl).toBeGreaterThanOrEqual(loop + 2 * retry);
});

it('repairs a former primary without an administrator', () => {
  expect(patroni().bootstrap.dcs.postgresql).toMatchObject({
    use_pg_rewind: true,
    remove_data_directory_on_rewind_failure: true,
    remove_data_directory_on_diverged_timelines: true,
  });
});

it('accepts passwords only, from the network of the cluster only', () => {
  for (const line of patroni().postgresql.pg_hba) {
    expect(line).toMatch(/^host \S+ \S+ 198\.18\.0\.0\/24 scram-sha-256$/);
  }
});

it.each([
  ['primary', '/primary'],
  ['replicas', '/replica?lag=256kB'],
])('HAProxy asks Patroni about each node for the port of %s', (name, path) => {
  const block = blockOf(name);
  expect(block).toContain(`option httpchk OPTIONS ${path}\n`);
  for (const { name: server, address } of nodes) {
    expect(block).toContain(`server ${server} ${address}:5432 check port 8008`);
  }
});

it('HAProxy ends the connections of a node that is no longer what its port promises', () => {
  const lines = haproxyFile({ primaryPort: 5000, replicaPort: 5001, nodes }).split('\n');
  const defaults = lines.filter((line) => line.trim().startsWith('default-server '));
  expect(defaults.length).toBeGreaterThan(0);
  expect(defaults.filter((line) => !line.includes(' on-marked-down shutdown-sessions'))).toEqual([]);
});

it('HAProxy sends reads to the primary only without a replica', () => {
  expect(blockOf('replicas')).toContain('server primary 127.0.0.1:5000 backup');
  expect(blockOf('primary')).not.toContain('backup');
});

it('PgBouncer rejects statements before their clients give up, and tries the database again each second', () => {
  const settings = settingsOf(pgbouncerFile({ port: 6432, primaryPort: 5000, users: '/users' }));
  expect(settings).toMatchObject({
    pool_mode: 'transaction',
    trampolim: 'host=127.0.0.1 port=5000',
    server_login_retry: '1',
  });
  // The API waits for five seconds for a connection.
  expect(Number(settings['query_wait_timeout'])).toBeLessThanOrEqual(5);
  // Statements of the API end after 15 s.
  expect(Number(settings['query_timeout'])).toBeGreaterThan(15);
});
