import { readdirSync } from 'node:fs';
import path from 'node:path';
import { archiveOf } from 'registry/testing';
import * as contracts from 'shared-contracts';
import { saveCompany } from '../factories/index.ts';
import { row, type AccessRow } from './access-row.ts';
import type { AccessWorld } from './access-world.ts';

/** Only admins manage jobs. What they change has no owner. */
const adminsOnly = [401, 403, 403, 200] as const;
const writing = { acting: ['admin'] } as const;

async function job(world: AccessWorld) {
  const id = await world.job();
  const watched = () => world.api.database.query('select * from jobs where id = $1', [id]);
  return { variables: { id: String(id) }, watched };
}

/** Request body of a new job. */
async function payload({ api }: AccessWorld) {
  const { id: companyId } = await saveCompany(api.database);
  return { title: 'Enfermeira', description: 'Cuidar.', companyId };
}

/** Deploy tokens: list-registry-flips.test.ts. */
const ofRemote = () => ({ variables: { id: 'mfe-a' } });

let versions = 1;

/** A new version of the remote of the world. Deploy tokens: upload-remote-version.test.ts. */
async function upload({ site }: AccessWorld) {
  const archive = await archiveOf(site.filesOf('mfe-a', `1.0.${(versions += 1)}`));
  const watched = async () => readdirSync(path.join(site.dist, 'remotes/mfe-a'));
  return {
    variables: { id: 'mfe-a' },
    form: { payload: archive, headers: { 'content-type': contracts.uploadType } },
    watched,
  };
}

async function flip({ site }: AccessWorld) {
  const version = `1.0.${(versions += 1)}`;
  site.putVersion('mfe-a', version);
  const request = { action: 'use', version, why: 'Test' };
  return { variables: { id: 'mfe-a' }, payload: request, watched: async () => site.registry };
}

export const managementRows: readonly AccessRow[] = [
  row(contracts.endUserSessions, adminsOnly, (_, { user }) => ({ variables: { userId: String(user.id) } }), writing),
  row(contracts.listManagedJobs, adminsOnly),
  row(contracts.getManagedJob, adminsOnly, job),
  row(
    contracts.createJob,
    adminsOnly,
    async (world) => ({
      payload: await payload(world),
      watched: () => world.api.database.query('select id from jobs order by id'),
    }),
    writing,
  ),
  row(
    contracts.updateJob,
    adminsOnly,
    async (world) => ({ ...(await job(world)), payload: await payload(world) }),
    writing,
  ),
  row(contracts.toggleJob, adminsOnly, job, writing),
  row(contracts.deleteJob, adminsOnly, job, writing),
  row(contracts.listTeamRemotes, adminsOnly),
  row(contracts.listRemotes, adminsOnly),
  row(contracts.listRegistryFlips, adminsOnly),
  row(contracts.getRemote, adminsOnly, ofRemote),
  row(contracts.listRemoteFlips, adminsOnly, ofRemote),
  row(contracts.uploadRemoteVersion, adminsOnly, upload, writing),
  row(contracts.flipRemote, adminsOnly, flip, writing),
];
