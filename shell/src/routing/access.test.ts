import type { User } from 'shared-contracts';
import { accessTo } from './access';

const session = (role: User['role']) => ({ status: 'authenticated' as const, user: { role } as User });
const loading = { status: 'loading', user: null } as const;
const anonymous = { status: 'anonymous', user: null } as const;

it.each([
  ['public', loading, 'granted'],
  ['public', anonymous, 'granted'],
  ['authenticated', loading, 'waiting'],
  ['authenticated', anonymous, 'sign-in'],
  ['authenticated', session('user'), 'granted'],
  ['authenticated', session('admin'), 'granted'],
  ['admin', anonymous, 'sign-in'],
  ['admin', session('user'), 'denied'],
  ['admin', session('admin'), 'granted'],
] as const)('a page for %s answers %j with "%s"', (access, who, answer) => {
  expect(accessTo({ access }, who)).toBe(answer);
});
