import { registrationSchema } from './auth.schema.ts';

const given = { email: 'ana@example.com', password: 'ponte-azul-92', confirmPassword: 'ponte-azul-92' };
const register = (username: string) => registrationSchema.validate({ ...given, username });

describe('the username of a registration', () => {
  it.each(['ana.sa', 'João_2', 'çãõüß-1', 'ŁukaszŻ', 'Șerban'])('can be %s', async (username) => {
    expect(await register(username)).toMatchObject({ username });
  });

  it('is normalized to precomposed accents', async () => {
    expect(await register('Joa\u0303o')).toMatchObject({ username: 'Jo\u00e3o' });
  });

  it.each([
    ['Cyrillic letters among Latin ones', '\u0430dmin'],
    ['Cyrillic letters only', '\u0430\u0441\u0435'],
    ['a dotless i', 'mar\u0131a'],
    ['a long s', 'ro\u017fa'],
    ['phonetic Latin letters', '\u0251na'],
    ['full-width letters', '\uff41na'],
    ['an accent without a precomposed letter', 'q\u0303ana'],
    ['digits of another script', 'ana\u0661'],
    ['a zero-width joiner', 'a\u200dna'],
    ['a bidirectional control character', 'ana\u202e'],
  ])('cannot contain %s', async (_, username) => {
    await expect(register(username)).rejects.toMatchObject({
      message: expect.stringMatching(/^validation\.(usernameC|c)haracters$/),
    });
  });
});
