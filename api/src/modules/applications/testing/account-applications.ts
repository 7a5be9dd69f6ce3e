import type { AccountApplication } from 'shared-contracts';
import { AccountEvents, UsersRepository } from '../../users/index.ts';
import type { ApplicationsApi } from './applications-api.ts';

type Cookies = Record<string, string>;

export const list = (tests: ApplicationsApi, cookies: Cookies = {}) =>
  tests.api.inject({ url: '/api/account/applications', cookies });

export const listed = async (tests: ApplicationsApi, cookies: Cookies) =>
  (await list(tests, cookies)).json<AccountApplication[]>();

export const remove = (tests: ApplicationsApi, id: string, cookies: Cookies = {}) =>
  tests.api.inject({ method: 'DELETE', url: `/api/account/applications/${id}`, cookies });

/** Emits an account event in a transaction that has locked the user's row, as the account's domain does. */
export function emitAccountEvent(tests: ApplicationsApi, userId: number, event: 'addressConfirmed' | 'accountErased') {
  const users = tests.api.app.get(UsersRepository, { strict: false });
  const events = tests.api.app.get(AccountEvents, { strict: false });
  return users.inTransaction(async (manager) => {
    const user = await users.lock(userId, manager);
    if (user === null) throw new Error(`User ${userId} does not exist`);
    await events[event](user, manager);
    if (event === 'accountErased') await manager.query('delete from users where id = $1', [userId]);
  });
}
