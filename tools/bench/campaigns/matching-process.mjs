/**
 * The built matching in a child process: `matching-process`, with the API's variables. `report` selects jobs for the whole weekly
 * audience; `snapshot-audience ID` inserts the recipients.
 */
import { importBuilt, importOfApi } from '../search/built.mjs';

await importOfApi('reflect-metadata');
const { NestFactory } = await importOfApi('@nestjs/core');
const { default: pg } = await importOfApi('pg');
const { readConfig, ConfigModule } = await importBuilt('api/dist/config/config.module.js');
const { DatabaseModule } = await importBuilt('api/dist/database/database.module.js');
const { MatchingModule } = await importBuilt('api/dist/modules/campaigns/matching/matching.module.js');
const { AudienceReports } = await importBuilt('api/dist/modules/campaigns/campaigns.port.js');
const campaigns = await importBuilt('api/dist/modules/campaigns/sending/running-campaigns.repository.js');

const imports = [ConfigModule.forRoot(readConfig(process.env, 'worker')), DatabaseModule];
const app = await NestFactory.createApplicationContext({ module: MatchingModule, imports }, { logger: false });
const reports = app.get(AudienceReports, { strict: false });
const running = new campaigns.RunningCampaignsRepository(
  new pg.Pool({ connectionString: process.env['DATABASE_URL'] }),
);

process.on('message', (/** @type {string} */ order) => void execute(order));
process.once('disconnect', () => process.exit(0));
process.send?.('ready');

/** @param {string} order */
async function execute(order) {
  const began = performance.now();
  const [, id] = order.split(' ');
  const report = id === undefined ? await reports.of('weekly') : await running.snapshotAudience(Number(id), null);
  const rssMegabytes = process.memoryUsage().rss / 2 ** 20;
  process.send?.({ report, ms: performance.now() - began, rssMegabytes });
}
