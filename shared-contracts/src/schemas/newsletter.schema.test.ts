import { newsletterFrequencies } from '../enums.ts';
import { waitlistSchema } from './newsletter.schema.ts';
import { failuresOf } from './testing/failures-of.ts';

const signup = { email: 'ana@example.com', firstName: 'Ana', phone: '912345678', company: 'Vela Digital' };

const read = (changes: object) =>
  waitlistSchema.validate({ ...signup, ...changes }, { abortEarly: false, stripUnknown: true });

const failures = (changes: object) => failuresOf(waitlistSchema, { ...signup, ...changes });

it('accepts and trims valid values, defaults to weekly, and drops unknown fields', async () => {
  const typed = { email: ' ANA@example.com', firstName: ' Ana ', phone: '912 345 678', subscriptionStatus: true };
  expect(await read(typed)).toEqual({ ...signup, frequency: 'weekly' });
});

it.each(newsletterFrequencies)('accepts the frequency %s', async (frequency) => {
  expect(await read({ frequency })).toMatchObject({ frequency });
});

it('reads a null frequency as absent', async () => {
  expect(await read({ frequency: null })).toMatchObject({ frequency: 'weekly' });
});

it.each([undefined, null, '', 'Sá'])('does not require a last name: %j', async (lastName) => {
  expect(await failures({ lastName })).toEqual({});
});

const nothing = [undefined, null, '', '   '];

it.each([
  ['email', 'validation.email', [...nothing, 'ana', 'ana@gmail', {}, ['ana@example.com']]],
  ['firstName', 'validation.firstName', nothing],
  ['firstName', 'validation.tooLong', ['a'.repeat(101)]],
  ['firstName', 'validation.characters', ['a\0b', {}, ['Ana']]],
  ['lastName', 'validation.tooLong', ['a'.repeat(101)]],
  ['lastName', 'validation.characters', ['a\0b', {}, ['Sá']]],
  ['phone', 'validation.phone', nothing],
  ['phone', 'validation.phoneLength', ['12345678']],
  ['phone', 'validation.phoneTooLong', ['1'.repeat(21)]],
  ['phone', 'validation.phoneDigits', ['nove', {}]],
  ['company', 'validation.company', nothing],
  ['company', 'validation.tooLong', ['a'.repeat(151)]],
  ['company', 'validation.characters', ['a\0b', {}, ['Vela']]],
  ['frequency', 'validation.frequency', ['', 'daily', 'Weekly', 7, {}, ['weekly']]],
])('for %s reports %s', async (field, key, values) => {
  for (const value of values) expect(await failures({ [field]: value })).toEqual({ [field]: key });
});

it('names every field of an empty form', async () => {
  expect(await failures({ email: '', firstName: '', phone: '', company: '' })).toEqual({
    email: 'validation.email',
    firstName: 'validation.firstName',
    phone: 'validation.phone',
    company: 'validation.company',
  });
});

it('accepts any bot detection values', async () => {
  expect(await failures({ website: { a: 1 }, filledIn: 'never' })).toEqual({});
});
