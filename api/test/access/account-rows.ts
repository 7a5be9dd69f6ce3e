import * as contracts from 'shared-contracts';
import { codeOf, stopDate } from '../authenticator-code.ts';
import { nextSerial } from '../factories/seed.ts';
import { row, type AccessRow } from './access-row.ts';
import { callers, password, type AccessWorld, type TestUser } from './access-world.ts';

const currentPassword = { payload: { currentPassword: password } };
const newPassword = { password: 'outra frase só minha', confirmPassword: 'outra frase só minha' };
/** For routes without an id: every signed-in caller reaches their own account. */
const ownOnly = [401, 200, 200, 200] as const;
const ofOwner = [401, 404, 200, 404] as const;
const allAllowed = [200, 200, 200, 200] as const;

async function signInId(world: AccessWorld, { user }: TestUser): Promise<string> {
  const sql = `select sess ->> 'id' as id from sessions where user_id = $1`;
  return (await world.api.database.query<{ id: string }[]>(sql, [user.id]))[0]?.id ?? '';
}

async function pendingSecret(world: AccessWorld, { cookies }: TestUser): Promise<string> {
  const request = { method: 'POST', url: '/api/account/second-factor', ...currentPassword } as const;
  return (await world.call(request, cookies)).json().secret;
}

/** Password and code of an owner, for whom a second factor is set up. */
async function proof(world: AccessWorld, owner: TestUser) {
  const secret = await pendingSecret(world, owner);
  stopDate();
  const first = { payload: { code: codeOf(secret, -1) } };
  await world.call({ method: 'PUT', url: '/api/account/second-factor', ...first }, owner.cookies);
  jest.useRealTimers();
  return { payload: { currentPassword: password, code: codeOf(secret) } };
}

async function mailedLink(world: AccessWorld, owner: TestUser, url: string): Promise<string> {
  await world.call({ method: 'POST', url, payload: { email: owner.user.email } });
  return world.mailedToken(owner);
}

async function withPicture(world: AccessWorld, { cookies }: TestUser) {
  await world.call(await world.pictureForm(), cookies);
  return {};
}

const authentication: AccessRow[] = [
  row(contracts.login, allAllowed, (_, { user }) => ({ payload: { username: user.username, password } }), {
    acting: callers,
  }),
  row(contracts.logout, allAllowed),
  row(
    contracts.register,
    allAllowed,
    () => ({ payload: { username: `nova${nextSerial()}`, email: `nova${nextSerial()}@example.com`, ...newPassword } }),
    { changes: false },
  ),
  row(
    contracts.verifyEmail,
    allAllowed,
    async (world, owner) => ({ variables: { token: await mailedLink(world, owner, '/api/resend-verification') } }),
    { acting: callers, owner: { is_verified: false }, changes: true },
  ),
  row(contracts.resendVerification, allAllowed, (_, { user }) => ({ payload: { email: user.email } }), {
    acting: callers,
    owner: { is_verified: false },
  }),
  row(
    contracts.cancelRegistration,
    allAllowed,
    async (world, owner) => ({ variables: { token: await mailedLink(world, owner, '/api/resend-verification') } }),
    { acting: callers, owner: { is_verified: false } },
  ),
  row(contracts.forgotPassword, allAllowed, (_, { user }) => ({ payload: { email: user.email } }), { acting: callers }),
  row(
    contracts.resetPassword,
    allAllowed,
    async (world, owner) => ({
      payload: { token: await mailedLink(world, owner, '/api/forgot-password'), ...newPassword },
    }),
    { acting: callers },
  ),
];

const security: AccessRow[] = [
  row(contracts.requestAddressLink, ownOnly),
  row(contracts.confirmAddressLink, [401, 400, 200, 400], async (world, owner) => {
    await world.call({ method: 'POST', url: '/api/account/address-link' }, owner.cookies);
    return { payload: { token: await world.mailedToken(owner) } };
  }),
  row(contracts.changePassword, ownOnly, () => ({ payload: { currentPassword: password, ...newPassword } })),
  row(contracts.changeEmail, ownOnly, () => ({
    payload: { currentPassword: password, email: `livre${nextSerial()}@example.com` },
  })),
  row(contracts.cancelEmailChange, ownOnly, async (world, { cookies }) => {
    const payload = { currentPassword: password, email: `livre${nextSerial()}@example.com` };
    await world.call({ method: 'PUT', url: '/api/account/email', payload }, cookies);
    return {};
  }),
  row(contracts.listSignIns, ownOnly, async (world, owner) => ({ mark: await signInId(world, owner) })),
  row(contracts.endSignIn, ofOwner, async (world, owner) => ({ variables: { id: await signInId(world, owner) } })),
  row(contracts.endAllSignIns, ownOnly),
  row(contracts.beginSecondFactor, [401, 200, 200, 409], () => currentPassword),
  row(contracts.confirmSecondFactor, [401, 409, 200, 409], async (world, owner) => ({
    payload: { code: codeOf(await pendingSecret(world, owner)) },
  })),
  // The admin of these tests has another second factor, so the code is wrong.
  row(contracts.removeSecondFactor, [401, 409, 200, 403], proof),
  row(contracts.renewRecoveryCodes, [401, 409, 200, 403], proof),
];

const ownAccount: AccessRow[] = [
  row(contracts.getSession, ownOnly, (_, { user }) => ({ mark: user.email })),
  row(contracts.getCurrentUser, ownOnly, (_, { user }) => ({ mark: user.email })),
  row(contracts.updateUser, [401, 403, 200, 403], (_, { user }) => ({
    variables: { id: String(user.id) },
    payload: { bio: 'Outra.' },
  })),
  row(contracts.uploadPicture, ownOnly, async (world) => ({ form: await world.pictureForm() })),
  row(contracts.removePicture, ownOnly, withPicture),
  row(contracts.getPicture, ofOwner, withPicture),
  row(contracts.exportOwnData, ownOnly, (_, { user }) => ({ mark: user.email })),
  row(contracts.requestDeletion, ownOnly, () => currentPassword),
  row(contracts.cancelDeletion, ownOnly, () => ({}), { owner: { deletion_due_at: new Date(Date.now() + 86_400_000) } }),
];

/** Registration, sign-in, security settings and the profile. */
export const accountRows: readonly AccessRow[] = [...authentication, ...security, ...ownAccount];
