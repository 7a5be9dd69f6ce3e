/// <reference path="../../api/test/s3rver.d.ts" />
import { copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import S3rver from 's3rver';
import { root } from '../services/plan.mjs';

/**
 * @typedef {object} Repository Where pgBackRest stores backups and the archived log.
 * @property {Record<string, string>} variables Options of pgBackRest.
 * @property {string} directory Its objects, as files.
 */

/** Of the tests: a private authority. */
const certificates = path.join(root, 'api/test/private-authority');

/**
 * An S3 store with TLS, which pgBackRest requires.
 * @param {import('../compatibility/resources.mjs').Resources} resources
 * @param {string} folder
 * @returns {Promise<Repository>}
 */
export async function startRepository(resources, folder) {
  const directory = path.join(folder, 'repository');
  mkdirSync(directory);
  const [address, bucket] = ['127.0.0.1', 'backups'];
  // PostgreSQL's user may not enter the folder of the repository.
  const authority = path.join(folder, 'authority.pem');
  copyFileSync(path.join(certificates, 'authority.pem'), authority);
  const store = new S3rver({
    address,
    port: 0,
    silent: true,
    directory,
    key: readFileSync(path.join(certificates, 'server.key')),
    cert: readFileSync(path.join(certificates, 'server.pem')),
    configureBuckets: [{ name: bucket }],
  });
  const { port } = await store.run();
  resources.add(() => store.close());
  return {
    directory,
    variables: {
      // pgBackRest compares the name of the certificate, not an address.
      PGBACKREST_REPO1_S3_ENDPOINT: 'localhost',
      PGBACKREST_REPO1_S3_BUCKET: bucket,
      PGBACKREST_REPO1_STORAGE_PORT: String(port),
      PGBACKREST_REPO1_STORAGE_CA_FILE: authority,
      // The fixed pair of s3rver.
      PGBACKREST_REPO1_S3_KEY: 'S3RVER',
      PGBACKREST_REPO1_S3_KEY_SECRET: 'S3RVER',
    },
  };
}
