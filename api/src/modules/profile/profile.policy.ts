import type { User } from 'shared-contracts';

/** Users change only their own profile; this includes admins. */
export const mayChange = (user: Pick<User, 'id'>, id: number) => user.id === id;
