/// <reference path="../../api/test/s3rver.d.ts" />
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import S3rver from 's3rver';
import { startPgbouncer } from '../compatibility/pgbouncer.mjs';
import { acceptsConnections, startServer } from '../compatibility/server.mjs';
import { freePort } from '../services/ports.mjs';
import { waitUntil } from '../services/wait.mjs';
import { databaseName, haproxyFile, pgbouncerFile } from './configuration.mjs';

/** @typedef {import('../compatibility/resources.mjs').Resources} Resources */

/**
 * HAProxy and PgBouncer on loopback, as on each machine that runs the product.
 * @param {Resources} resources
 * @param {{ folder: string, programs: import('./programs.mjs').Programs, cluster: import('./nodes.mjs').Nodes }} options
 * @returns {Promise<{ pooled: string, direct: string, replicas: string }>} Addresses of the database.
 */
export async function startFront(resources, { folder, programs, cluster: { nodes, passwords } }) {
  const [primaryPort, replicaPort, port] = [await freePort(), await freePort(), await freePort()];
  const password = passwords.superuser;
  const addressOf = (/** @type {number} */ at, name = databaseName) =>
    `postgres://postgres:${password}@127.0.0.1:${at}/${name}`;
  const file = path.join(folder, 'haproxy.cfg');
  writeFileSync(file, haproxyFile({ primaryPort, replicaPort, nodes }));
  await startServer(resources, {
    name: 'HAProxy',
    program: programs.haproxy,
    args: ['-db', '-f', file],
    cwd: folder,
    isReady: () => acceptsConnections(primaryPort),
  });
  await createDatabase(addressOf(primaryPort, 'postgres'));
  await startPgbouncer(resources, {
    program: programs.pgbouncer,
    folder,
    password,
    file: (users) => pgbouncerFile({ port, primaryPort, users }),
  });
  return { pooled: addressOf(port), direct: addressOf(primaryPort), replicas: addressOf(replicaPort) };
}

/** @param {string} url Of the primary; HAProxy may not know it yet. */
async function createDatabase(url) {
  await waitUntil('HAProxy forwards to the primary', async () => {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => {});
    try {
      await client.connect();
      await client.query(`create database ${databaseName}`);
      return true;
    } catch {
      return null;
    } finally {
      await client.end().catch(() => {});
    }
  });
}

/**
 * An S3 store for uploads.
 * @param {Resources} resources
 * @param {string} directory
 * @returns {Promise<Record<string, string>>} The product's variables.
 */
export async function startStore(resources, directory) {
  const [address, bucket] = ['127.0.0.1', 'files'];
  const store = new S3rver({ address, port: 0, silent: true, directory, configureBuckets: [{ name: bucket }] });
  const { port } = await store.run();
  resources.add(() => store.close());
  return {
    S3_BUCKET: bucket,
    S3_ENDPOINT: `http://${address}:${port}`,
    // The fixed pair of s3rver.
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  };
}
