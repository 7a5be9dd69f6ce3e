import { contactSubjects } from '../contact.contract.ts';
import { newsletterFrequencies } from '../enums.ts';
import { contactSchema, waitlistSchema } from './contact.schema.ts';
import { failuresOf } from './testing/failures-of.ts';

describe('contactSchema', () => {
  const message = {
    name: 'Inês Prata',
    email: 'ines@example.com',
    phone: '912345678',
    company: 'Vela Digital',
    subject: 'support',
    message: 'Não consigo enviar o meu currículo.',
  };

  const read = (changes: object) =>
    contactSchema.validate({ ...message, ...changes }, { abortEarly: false, stripUnknown: true });

  const failures = (changes: object) => failuresOf(contactSchema, { ...message, ...changes });

  it('accepts and trims valid values, and drops unknown fields', async () => {
    const typed = { name: ' Inês Prata\n', email: ' INES@example.com', phone: '+351 912 345 678', role: 'admin' };
    expect(await read(typed)).toEqual({ ...message, phone: '351912345678' });
  });

  it.each(contactSubjects)('accepts the subject %s', async (subject) => {
    expect(await failures({ subject })).toEqual({});
  });

  it.each([undefined, null, '', '  '])('does not require a company: %j', async (company) => {
    expect(await failures({ company })).toEqual({});
  });

  it.each([
    [{ name: 'Zé' }],
    [{ name: 'a'.repeat(100) }],
    [{ message: 'a'.repeat(10) }],
    [{ message: 'a'.repeat(5000) }],
    [{ company: 'a'.repeat(150) }],
  ])('accepts texts at their limits', async (changes) => {
    expect(await failures(changes)).toEqual({});
  });

  const nothing = [undefined, null, '', '   '];

  it.each([
    ['name', 'validation.name', [...nothing, 'a', ' a ']],
    ['name', 'validation.tooLong', ['a'.repeat(101)]],
    ['name', 'validation.characters', ['a\0b', {}, ['Inês']]],
    ['email', 'validation.contactEmail', [...nothing, 'ines', {}, ['ines@example.com']]],
    ['phone', 'validation.phoneLength', [...nothing, '12345678']],
    ['phone', 'validation.phoneTooLong', ['1'.repeat(21)]],
    ['phone', 'validation.phoneDigits', ['nove', '91234567x', {}]],
    ['company', 'validation.tooLong', ['a'.repeat(151)]],
    ['company', 'validation.characters', ['a\0b', {}, ['a']]],
    ['subject', 'validation.subject', [...nothing, 'sales', 'General', 7, {}, ['general']]],
    ['message', 'validation.message', [...nothing, 'a'.repeat(9), `   ${'a'.repeat(9)}   `]],
    ['message', 'validation.tooLong', ['a'.repeat(5001)]],
    ['message', 'validation.characters', ['Olá a todos\0', {}, ['a']]],
  ])('for an invalid %s reports %s', async (field, key, values) => {
    for (const value of values) expect(await failures({ [field]: value })).toEqual({ [field]: key });
  });

  it('reports every required field of an empty form', async () => {
    expect(await failures(Object.fromEntries(Object.keys(message).map((field) => [field, ''])))).toEqual({
      name: 'validation.name',
      email: 'validation.contactEmail',
      phone: 'validation.phoneLength',
      subject: 'validation.subject',
      message: 'validation.message',
    });
  });

  it.each([
    [{ website: 'https://example.com', filledIn: 12 }],
    [{ website: 'a'.repeat(9000), filledIn: -1 }],
    [{ website: { a: 1 }, filledIn: '1,5' }],
    [{ website: null, filledIn: null }],
  ])('accepts and returns the bot detection values %j', async (trace) => {
    expect(await read(trace)).toEqual({ ...message, ...trace });
  });
});

describe('waitlistSchema', () => {
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

  it('treats a null frequency as absent', async () => {
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
  ])('for an invalid %s reports %s', async (field, key, values) => {
    for (const value of values) expect(await failures({ [field]: value })).toEqual({ [field]: key });
  });

  it('reports every required field of an empty form', async () => {
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
});
