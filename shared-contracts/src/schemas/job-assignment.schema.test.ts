import { assignmentSchema } from './job-assignment.schema.ts';
import { failuresOf } from './testing/failures-of.ts';

it.each([{ userId: 7 }, { email: 'Rui@Example.com' }])('accepts either field: %j', async (given) => {
  expect(await failuresOf(assignmentSchema, given)).toEqual({});
});

it.each([{}, { email: '' }, { email: null }, { userId: 7, email: 'rui@example.com' }])(
  'rejects neither and both: %j',
  async (given) => {
    await expect(assignmentSchema.validate(given, { abortEarly: false })).rejects.toMatchObject({
      errors: ['validation.userIdOrEmail'],
    });
  },
);

it('reports an invalid id and an invalid address', async () => {
  expect(await failuresOf(assignmentSchema, { userId: 'x' })).toMatchObject({ userId: 'validation.id' });
  expect(await failuresOf(assignmentSchema, { email: 'x' })).toMatchObject({ email: 'validation.email' });
});
