import * as contracts from 'shared-contracts';
import { saveJob } from '../factories/index.ts';
import { row, type AccessRow } from './access-row.ts';
import type { AccessWorld } from './access-world.ts';

/** Who manages jobs is an admin; what they change is nobody's own. */
const adminsOnly = [401, 403, 403, 200] as const;
const nobodysOwn = { changes: false };

const job = async (world: AccessWorld) => ({ variables: { id: String(await world.job()) } });

/** A job as it is sent. */
async function payloadOf({ api }: AccessWorld) {
  const { id, company_id: companyId } = await saveJob(api.database);
  return { variables: { id: String(id) }, payload: { title: 'Enfermeira', description: 'Cuidar.', companyId } };
}

export const managementRows: readonly AccessRow[] = [
  row(contracts.listManagedJobs, adminsOnly),
  row(contracts.getManagedJob, adminsOnly, job),
  row(contracts.createJob, adminsOnly, payloadOf, nobodysOwn),
  row(contracts.updateJob, adminsOnly, payloadOf, nobodysOwn),
  row(contracts.toggleJob, adminsOnly, job, nobodysOwn),
  row(contracts.deleteJob, adminsOnly, job, nobodysOwn),
];
