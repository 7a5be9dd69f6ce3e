import type { User } from 'shared-contracts';

/** Nobody changes anybody else's profile, admins neither. */
export const mayChange = (user: Pick<User, 'id'>, id: number) => user.id === id;
