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
];
