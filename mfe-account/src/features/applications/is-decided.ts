import { toApplicationStatus, type AccountApplication } from 'shared-contracts';

/**
 * Whether the application is final. Removing a final one only removes it from the list; otherwise the company is
 * notified.
 */
export function isDecided({
  status,
  delivery,
  withdrawnAt,
}: Pick<AccountApplication, 'status' | 'delivery' | 'withdrawnAt'>): boolean {
  const known = toApplicationStatus(status);
  return withdrawnAt !== null || delivery === 'refused' || known === 'accepted' || known === 'declined';
}
