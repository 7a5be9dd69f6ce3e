import { roleOf } from './visitor.mjs';

it('assigns every role among any eight participants', () => {
  for (const first of [0, 7, 30]) {
    const roles = Array.from({ length: 8 }, (_, offset) => roleOf(first + offset));
    expect(roles.filter((role) => role === 'visitor')).toHaveLength(2);
    expect(roles.filter((role) => role === 'visitor who withdraws')).toHaveLength(2);
    expect(roles.filter((role) => role === 'member')).toHaveLength(4);
  }
});
