import type { NewUser, UserChanges } from '../modules/users/index.ts';

export interface DemoAccount {
  account: Omit<NewUser, 'passwordHash'>;
  password: string;
}

export const candidate: DemoAccount & { profile: UserChanges } = {
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

export const admin: DemoAccount = {
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
