import { hash } from 'argon2';
import type { NewUser, UserChanges } from '../modules/users/index.ts';

/** What RFC 9106 and OWASP take for enough, as every other password here is kept. */
const costs = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

interface DemoPerson {
  account: Omit<NewUser, 'passwordHash'>;
  password: string;
}

export const candidate: DemoPerson & { profile: UserChanges } = {
  account: {
    username: 'candidata',
    email: 'candidata@example.com',
    firstName: 'Inês',
    lastName: 'Carvalho',
    language: 'pt',
    isVerified: true,
  },
  password: 'candidata123',
  profile: {
    bio: 'Designer de produto com seis anos de experiência em serviços digitais. Gosto de equipas pequenas e de testar cedo.',
    location: 'Lisboa',
    phone: '900000001',
  },
};

export const admin: DemoPerson = {
  account: {
    username: 'admin',
    email: 'admin@example.com',
    firstName: 'Marta',
    lastName: 'Reis',
    role: 'admin',
    language: 'pt',
    isVerified: true,
  },
  password: 'administrador123',
};

export async function newAccount({ account, password }: DemoPerson): Promise<NewUser> {
  return { ...account, passwordHash: await hash(password, costs) };
}
