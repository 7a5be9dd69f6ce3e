import { appendFileSync, chownSync, cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { startPostgres } from '../../tools/postgres.mjs';
import { copyData, writeOwned } from './standby.ts';

/** PostgreSQL's user may not enter the parents of its data folder, so the archive is in it. */
const archive = 'archive';
const settings = `
archive_mode = on
archive_command = 'test ! -f ${archive}/%f && cp %p ${archive}/%f'
`;

/** A server with continuous archiving, separate from the one of the tests. */
export class ArchivedServer {
  private constructor(
    private server: Awaited<ReturnType<typeof startPostgres>>,
    private readonly dataDir: string,
  ) {}

  static async start(): Promise<ArchivedServer> {
    const dataDir = join(process.env.TEST_FOLDER!, `archived_${process.env.JEST_WORKER_ID ?? '1'}`);
    const first = await startPostgres({ dataDir, durable: false });
    await first.stop();
    appendFileSync(join(dataDir, 'postgresql.auto.conf'), settings);
    createOwned(join(dataDir, archive), dataDir);
    return new ArchivedServer(await startPostgres({ dataDir, durable: false }), dataDir);
  }

  get url(): string {
    return this.server.url;
  }

  query<Row extends object>(sql: string): Promise<Row[]> {
    return ask<Row>(this.url, sql);
  }

  /** A base backup in a new folder. */
  async backUp(): Promise<void> {
    const client = new Client({ connectionString: this.url });
    await client.connect();
    try {
      await client.query(`select pg_backup_start('test', true)`);
      copyData(this.dataDir, this.backupDir, statSync(this.dataDir));
      const { rows } = await client.query<{ label: string }>('select labelfile as label from pg_backup_stop(false)');
      writeOwned(join(this.backupDir, 'backup_label'), rows[0]!.label);
    } finally {
      await client.end();
    }
  }

  /** Ends the current segment of the log, and waits until it is archived. */
  async archiveLog(): Promise<void> {
    const [row] = await this.query<{ name: string }>('select pg_walfile_name(pg_switch_wal()) as name');
    const archived = 'select coalesce(last_archived_wal, $$$$) as name from pg_stat_archiver';
    while ((await this.query<{ name: string }>(archived))[0]!.name < row!.name) await wait(50);
  }

  /** Ends the server with SIGKILL and deletes its data; its backup becomes the server, with the archived log up to a time. */
  async recover(time: string): Promise<void> {
    process.kill(Number(readFileSync(join(this.dataDir, 'postmaster.pid'), 'utf8').split('\n', 1)[0]), 'SIGKILL');
    await this.server.stop();
    const owner = statSync(this.dataDir);
    const target = join(this.backupDir, archive);
    for (const name of readdirSync(join(this.dataDir, archive))) {
      cpSync(join(this.dataDir, archive, name), join(target, name));
      chownSync(join(target, name), owner.uid, owner.gid);
    }
    rmSync(this.dataDir, { recursive: true });
    const recovery = `
restore_command = 'cp ${archive}/%f %p'
recovery_target_time = '${time}'
recovery_target_action = 'promote'
`;
    appendFileSync(join(this.backupDir, 'postgresql.auto.conf'), recovery);
    writeOwned(join(this.backupDir, 'recovery.signal'), '');
    cpSync(`${this.dataDir}-password`, `${this.backupDir}-password`);
    this.server = await startPostgres({ dataDir: this.backupDir, durable: false });
    const isRecovering = 'select pg_is_in_recovery() as value';
    while ((await this.query<{ value: boolean }>(isRecovering))[0]!.value) await wait(50);
  }

  async close(): Promise<void> {
    await this.server.stop();
    for (const folder of [this.dataDir, this.backupDir]) rmSync(folder, { recursive: true, force: true });
  }

  private get backupDir(): string {
    return `${this.dataDir}_backup`;
  }
}

/** A folder that belongs to the owner of another one. */
function createOwned(folder: string, other: string): void {
  mkdirSync(folder, { mode: 0o700 });
  const { uid, gid } = statSync(other);
  chownSync(folder, uid, gid);
}

async function ask<Row extends object>(url: string, sql: string): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}
