import { createTestDatabase, testDatabaseConfig } from '../../test/test-database.ts';
import { openMigrationSource } from './migrations.provider.ts';

/** The database of the tests has no TLS. */
it.each(['require', 'verify-full'])('never connects without TLS for sslmode=%s', async (mode) => {
  const url = new URL(await createTestDatabase());
  url.searchParams.set('sslmode', mode);
  await expect(openMigrationSource(testDatabaseConfig(url.href))).rejects.toThrow('does not support SSL');
});
