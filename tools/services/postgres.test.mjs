import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { startPostgres } from '../postgres.mjs';

/** @type {string} */
let folder;
/** @type {import('../postgres.mjs').RunningPostgres} */
let postgres;
const dataDir = () => path.join(folder, 'data', 'postgres');
const start = async () => {
  postgres = await startPostgres({ dataDir: dataDir(), durable: false });
};
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'embedded-'));
  await start();
});
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true });
});

/** @param {string} url @param {string} statement */
async function query(url, statement) {
  const client = new Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

/** @param {string} password */
function withPassword(password) {
  const url = new URL(postgres.url);
  url.password = password;
  return url.href;
}

/** @param {string} file */
const modeOf = (file) => statSync(file).mode & 0o777;

it('stores a random password in a separate file, in folders that no other user can enter', () => {
  const file = `${dataDir()}-password`;
  expect(readFileSync(file, 'utf8')).toMatch(/^[0-9a-f]{48}$/);
  expect(modeOf(file)).toBe(0o600);
  for (const closed of [path.dirname(dataDir()), dataDir()]) expect([closed, modeOf(closed)]).toEqual([closed, 0o700]);
});

it('refuses connections without the password', async () => {
  for (const password of ['', 'trampolim', 'postgres', 'password']) {
    await expect(query(withPassword(password), 'select 1')).rejects.toThrow(/password/i);
  }
  const rules = await query(postgres.url, 'select distinct auth_method as method from pg_hba_file_rules');
  expect(rules).toEqual([{ method: 'scram-sha-256' }]);
});

it('does not show the password in the arguments of a process', () => {
  if (process.platform !== 'linux') return;
  const password = readFileSync(`${dataDir()}-password`, 'utf8');
  const commands = readdirSync('/proc').flatMap((pid) => readCommand(pid));
  expect(commands.some((command) => command.includes('postgres-keeper'))).toBe(true);
  expect(commands.filter((command) => command.includes(password))).toEqual([]);
});

/** @param {string} pid */
function readCommand(pid) {
  try {
    return /^\d+$/.test(pid) ? [readFileSync(`/proc/${pid}/cmdline`, 'utf8')] : [];
  } catch {
    return [];
  }
}

it('listens on the loopback address only', async () => {
  const others = Object.values(networkInterfaces()).flatMap((addresses = []) =>
    addresses.flatMap(({ internal, address, family }) => (internal || family !== 'IPv4' ? [] : [address])),
  );
  const port = Number(new URL(postgres.url).port);
  for (const host of others) expect([host, await opens(host, port)]).toEqual([host, false]);
  expect(await opens('127.0.0.1', port)).toBe(true);
});

/** @param {string} host @param {number} port */
function opens(host, port) {
  return new Promise((resolve) => {
    const socket = connect(port, host);
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

it('sets a password for a cluster of an older version and retains its data', async () => {
  await query(postgres.url, 'create table kept as select 7 as value');
  await query(postgres.url, `alter role postgres password 'trampolim'`);
  await postgres.stop();
  writeFileSync(path.join(dataDir(), 'pg_hba.conf'), 'host all all 127.0.0.1/32 trust\n');
  rmSync(`${dataDir()}-password`);
  await start();
  await expect(query(withPassword('trampolim'), 'select 1')).rejects.toThrow(/password/i);
  expect(await query(postgres.url, 'select value from kept')).toEqual([{ value: 7 }]);
});

it('retains the password across starts', async () => {
  const { password } = new URL(postgres.url);
  await postgres.stop();
  await start();
  expect(new URL(postgres.url).password).toBe(password);
  expect(await query(postgres.url, 'select 1 as one')).toEqual([{ one: 1 }]);
});
