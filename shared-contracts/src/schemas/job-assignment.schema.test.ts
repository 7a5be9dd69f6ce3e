import { assignmentSchema } from './job-assignment.schema.ts';
import { failuresOf } from './test-failures.ts';

it.each([{ userId: 7 }, { email: 'Rui@Example.com' }])('takes one of the two: %j', async (given) => {
  expect(await failuresOf(assignmentSchema, given)).toEqual({});
});

it.each([{}, { email: '' }, { email: null }, { userId: 7, email: 'rui@example.com' }])(
  'refuses none and both: %j',
  async (given) => {
    await expect(assignmentSchema.validate(given, { abortEarly: false })).rejects.toMatchObject({
      errors: ['validation.userIdOrEmail'],
    });
  },
);

it('names what is neither number nor address', async () => {
  expect(await failuresOf(assignmentSchema, { userId: 'x' })).toMatchObject({ userId: 'validation.id' });
  expect(await failuresOf(assignmentSchema, { email: 'x' })).toMatchObject({ email: 'validation.email' });
});
