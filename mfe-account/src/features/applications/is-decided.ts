import { toApplicationStatus, type AccountApplication } from 'shared-contracts';

/** Whether nothing more will come of it: then it only leaves the list, else the company is told. */
export function isDecided({
  status,
  delivery,
  withdrawnAt,
}: Pick<AccountApplication, 'status' | 'delivery' | 'withdrawnAt'>): boolean {
  const known = toApplicationStatus(status);
  return withdrawnAt !== null || delivery === 'refused' || known === 'accepted' || known === 'declined';
}
