import { OwnDataSources, UserEntity } from '../users/index.ts';
import { secretColumns } from './profile.export.ts';
import { ProfileApi } from './testing/profile-api.ts';

let tests: ProfileApi;
beforeAll(async () => {
  tests = await ProfileApi.start();
});
afterAll(() => tests.api.close());

it('exports every column of the account except credentials', async () => {
  const { user } = await tests.signIn({ bio: 'Olá.', phone: '912345678', location: 'Porto' });
  const collect = new Map(tests.api.app.get(OwnDataSources, { strict: false }).all()).get('profile');
  const profile = (await collect?.(user.id))?.records;
  expect(profile).toMatchObject({ username: user.username, email: user.email, bio: 'Olá.', phone: '912345678' });
  const columns = tests.database.getMetadata(UserEntity).columns.map(({ propertyName }) => propertyName);
  expect([...Object.keys(profile ?? {}), ...secretColumns].toSorted()).toEqual(columns.toSorted());
});
