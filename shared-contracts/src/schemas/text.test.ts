import fc from 'fast-check';
import { contactSchema } from './contact.schema.ts';
import { clearable, clearableLine, emailAddress, line, phoneNumber, text } from './text.ts';
import { list, request } from './values.ts';

const phone = phoneNumber('missing');

/** Message key of the first failure, as shown by a form. */
async function keyOf(schema: { validate: (value: unknown, options: object) => Promise<unknown> }, value: unknown) {
  const failure: unknown = await schema.validate(value, { abortEarly: false }).catch((error: unknown) => error);
  return failure instanceof Error ? (failure as Error & { errors: string[] }).errors[0] : null;
}

describe('text', () => {
  it('is trimmed, and null is treated as absent', async () => {
    expect(await text().validate('  Olá\n')).toBe('Olá');
    expect(await text().validate(null)).toBeUndefined();
  });

  it.each([
    ['a\ud83d', 'a\ufffd'],
    ['\ude00a', '\ufffda'],
    ['\ude00\ud83d', '\ufffd\ufffd'],
  ])('has lone surrogates replaced: %j', async (typed, kept) => {
    expect(await text().validate(typed)).toBe(kept);
    expect(await clearable().validate(typed)).toBe(kept);
  });

  it.each([[{ a: 1 }], [['a']], ['a\0b']])('cannot be %j', async (value) => {
    expect(await keyOf(text(), value)).toBe('validation.characters');
    expect(await keyOf(clearable(), value)).toBe('validation.characters');
  });

  it('has normalized accents in a line, but not in HTML', async () => {
    expect(await line().validate('Joa\u0303o')).toBe('Jo\u00e3o');
    expect(await clearableLine().validate('Joa\u0303o')).toBe('Jo\u00e3o');
    expect(await text().validate('<p>\u0338</p>')).toBe('<p>\u0338</p>');
  });

  it.each(['a\tb', 'a\nb', 'a\u001bb', 'a\u0085b', 'a\u2028b', 'a\u200fb', 'a\u202eb', 'a\u2066b'])(
    'can contain %j, except in a line',
    async (value) => {
      for (const one of [line(), clearableLine()]) expect(await keyOf(one, value)).toBe('validation.characters');
      for (const one of [text(), clearable()]) expect(await one.validate(value)).toBe(value);
    },
  );

  it('is trimmed in a line', async () => {
    expect(await line().validate(' Ana\n')).toBe('Ana');
  });

  it('can contain surrogate pairs and inner joiners', async () => {
    for (const typed of ['😀', 'می\u200cخواهم', '👩\u200d💻']) {
      expect(await text().required('missing').validate(typed)).toBe(typed);
    }
  });

  it.each(['\u200b', ' \u200d\ufeff\u2800 ', '\u3164'])('is missing if it consists of %j', async (typed) => {
    expect(await keyOf(text().required('missing'), typed)).toBe('missing');
    expect(await clearable().validate(typed)).toBe('');
  });

  it('is limited in code points', async () => {
    const short = text().max(3, 'validation.tooLong');
    expect(await short.validate('😀😀😀')).toBe('😀😀😀');
    expect(await keyOf(short, '😀😀😀a')).toBe('validation.tooLong');
  });
});

describe('an e-mail address', () => {
  it.each([
    [' ANA@Example.COM ', 'ana@example.com'],
    ["d'avila+vagas@sub.example.com", "d'avila+vagas@sub.example.com"],
    ['', ''],
    [undefined, undefined],
  ])('is normalized from %j to %j', async (typed, kept) => {
    expect(await emailAddress().validate(typed)).toBe(kept);
  });

  it.each([
    'ana',
    'ana@',
    '@example.com',
    'ana@localhost',
    'ana@gmail.',
    'ana@.com',
    'a b@example.com',
    'a@example.com, b@example.com',
    'a@example.com\r\nBcc: b@example.com',
    'Ana <ana@example.com>',
    'ana@example.com\0',
    `${'a'.repeat(250)}@example.com`,
    { a: 1 },
    ['ana@example.com'],
  ])('cannot be %j', async (typed) => {
    expect(await keyOf(emailAddress(), typed)).toBe('validation.email');
  });
});

describe('a phone number', () => {
  it.each([
    ['912345678', '912345678'],
    [' +351 912 345 678 ', '351912345678'],
    ['(+351) 21-234.56/78', '351212345678'],
    ['\u202A+351\u00A0912\u2011345\u2013678\u202C', '351912345678'],
    [912345678, '912345678'],
  ])('is normalized from %j to %j', async (typed, kept) => {
    expect(await phone.validate(typed)).toBe(kept);
  });

  it.each([
    ['', 'missing'],
    ['   ', 'missing'],
    [' + ', 'missing'],
    [undefined, 'missing'],
    [null, 'missing'],
    ['12345678', 'validation.phoneLength'],
    ['1'.repeat(21), 'validation.phoneTooLong'],
    ['nove nove nove', 'validation.phoneDigits'],
    ['91234567a', 'validation.phoneDigits'],
    ['٩١٢٣٤٥٦٧٨', 'validation.phoneDigits'],
    ['912345678\0', 'validation.phoneDigits'],
    [{ a: 1 }, 'validation.phoneDigits'],
    [[912345678], 'validation.phoneDigits'],
  ])('given as %j is rejected with %s', async (typed, key) => {
    expect(await keyOf(phone, typed)).toBe(key);
  });

  it('is normalized to digits', async () => {
    const typed = fc.string({ unit: fc.constantFrom('0', '1', '9', ' ', '+', '-', '(', 'a', '\u202A') });
    const taken = fc.asyncProperty(typed, async (value) => {
      const kept = await phone.validate(value).catch(() => '000000000');
      expect(kept).toMatch(/^\d{9,20}$/);
    });
    await fc.assert(taken);
  });
});

describe('the length of a text', () => {
  it('is counted in code points', async () => {
    const message = '😀'.repeat(5000);
    const given = { name: '😀😀', email: 'ana@example.com', phone: '912345678', subject: 'general', message };
    expect(await contactSchema.validate(given)).toMatchObject({ message });
    expect(await keyOf(contactSchema, { ...given, message: `${message}a` })).toBe('validation.tooLong');
    expect(await keyOf(contactSchema, { ...given, name: '😀' })).toBe('validation.name');
  });

  it('is checked before transforms and patterns run', async () => {
    const read = jest.fn((given: unknown) => given);
    const pattern = jest.fn(() => true);
    const limited = text().transform(read).test({ name: 'pattern', test: pattern }).max(10, 'validation.tooLong');
    const found = request({ field: limited, fields: list(limited, 3, 'validation.tooMany') });
    const long = 'a'.repeat(2000);
    expect(await keyOf(found, { field: long, fields: [long] })).toBe('validation.tooLong');
    expect(read).not.toHaveBeenCalled();
    expect(pattern).not.toHaveBeenCalled();
    expect(await keyOf(emailAddress(), `${'@.'.repeat(48_000)}@`)).toBe('validation.email');
  });
});
