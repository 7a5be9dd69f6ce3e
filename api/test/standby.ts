import {
  appendFileSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { Client } from 'pg';
import { startPostgres } from '../../tools/postgres.mjs';
import { readPostgresPassword } from '../../tools/services/postgres-password.mjs';
import { query } from './test-database.ts';

export interface Standby {
  /** Address of a database on the standby. */
  urlOf: (databaseUrl: string) => string;
  /** Runs a statement on the standby. */
  query: <Row extends object>(sql: string) => Promise<Row[]>;
  /** Ends the server with SIGKILL. */
  kill: () => Promise<void>;
  /** Starts it again, on the same port. */
  restart: () => Promise<void>;
  close: () => Promise<void>;
}

const isLog = /^[\dA-F]{24}$/;

/** Files of a server without its log, which change and disappear while they are copied; recovery corrects them. */
export function copyData(from: string, to: string, owner: { uid: number; gid: number }): void {
  mkdirSync(to, { mode: 0o700 });
  chownSync(to, owner.uid, owner.gid);
  unlessMissing(() => {
    for (const entry of readdirSync(from, { withFileTypes: true })) {
      const [source, target] = [join(from, entry.name), join(to, entry.name)];
      const isCopied = entry.isFile() && entry.name !== 'postmaster.pid' && !isLog.test(entry.name);
      if (entry.isDirectory()) copyData(source, target, owner);
      else if (isCopied) unlessMissing(() => copyFile(source, target, owner));
    }
  });
}

function copyFile(source: string, target: string, { uid, gid }: { uid: number; gid: number }): void {
  cpSync(source, target);
  chownSync(target, uid, gid);
}

function unlessMissing(work: () => void): void {
  try {
    work();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

/** A file of the server, which runs as another user if the tests run as root. */
export function writeOwned(file: string, content: string): void {
  writeFileSync(file, content);
  const { uid, gid } = statSync(dirname(file));
  chownSync(file, uid, gid);
}

/** The tests' server accepts replication from this machine. */
async function allowReplication(primaryDir: string): Promise<void> {
  const file = join(primaryDir, 'pg_hba.conf');
  const line = 'host replication postgres 127.0.0.1/32 scram-sha-256\n';
  if (readFileSync(file, 'utf8').includes(line)) return;
  appendFileSync(file, line);
  await query('select pg_reload_conf()');
}

/** Copies the data of the tests' server by a low-level base backup. */
async function backUp(primaryDir: string, dataDir: string, slot: string): Promise<void> {
  const client = new Client({ connectionString: process.env.TEST_POSTGRES_URL });
  await client.connect();
  try {
    // The primary keeps the log from here on, also while the standby is stopped.
    await client.query('select pg_create_physical_replication_slot($1, true)', [slot]);
    await client.query('select pg_backup_start($1, true)', [slot]);
    copyData(primaryDir, dataDir, statSync(primaryDir));
    const { rows } = await client.query<{ label: string }>('select labelfile as label from pg_backup_stop(false)');
    writeOwned(join(dataDir, 'backup_label'), rows[0]!.label);
  } finally {
    await client.end();
  }
}

/** A hot standby of the tests' server by streaming replication. */
export async function createStandby(): Promise<Standby> {
  const [folder, name] = [process.env.TEST_FOLDER!, `standby_${process.env.JEST_WORKER_ID ?? '1'}`];
  const [primaryDir, dataDir] = [join(folder, 'postgres'), join(folder, name)];
  await allowReplication(primaryDir);
  await backUp(primaryDir, dataDir, name);
  const password = readPostgresPassword(primaryDir);
  writeFileSync(`${dataDir}-password`, password, { mode: 0o600 });
  const { port: primaryPort } = new URL(process.env.TEST_POSTGRES_URL!);
  const settings = [
    `primary_conninfo = 'host=127.0.0.1 port=${primaryPort} user=postgres password=${password} application_name=${name}'`,
    `primary_slot_name = '${name}'`,
  ];
  appendFileSync(join(dataDir, 'postgresql.auto.conf'), `${settings.join('\n')}\n`);
  writeOwned(join(dataDir, 'standby.signal'), '');
  let server = await startPostgres({ dataDir, durable: false });
  const address = new URL(server.url);
  const processId = () => Number(readFileSync(join(dataDir, 'postmaster.pid'), 'utf8').split('\n', 1)[0]);
  return {
    urlOf: (databaseUrl) => server.urlOf(new URL(databaseUrl).pathname.slice(1)),
    query: async <Row extends object>(sql: string) => {
      const client = new Client({ connectionString: server.url });
      await client.connect();
      try {
        return (await client.query<Row>(sql)).rows;
      } finally {
        await client.end();
      }
    },
    kill: async () => {
      process.kill(processId(), 'SIGKILL');
      await server.stop();
    },
    restart: async () => {
      server = await startPostgres({ dataDir, durable: false, port: Number(address.port) });
    },
    close: async () => {
      await server.stop();
      await query(`select pg_drop_replication_slot('${name}')`);
      if (existsSync(dataDir)) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
