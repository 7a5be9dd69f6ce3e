/** Writes the file of the catalogue like the worker does: `publish-process`, with the API's variables. */
import { importBuilt, importOfApi } from './built.mjs';

const { readConfig } = await importBuilt('api/dist/config/config.module.js');
const { createApp } = await importBuilt('api/dist/app.js');
const { AppModule } = await importBuilt('api/dist/app.module.js');
const catalogue = 'api/dist/modules/jobs/search/catalogue';
const { CatalogueFiles } = await importBuilt(`${catalogue}/catalogue-files.repository.js`);
const { readCatalogue } = await importBuilt(`${catalogue}/catalogue.repository.js`);
const { default: pg } = await importOfApi('pg');

const app = await createApp(AppModule, readConfig(process.env, 'worker'));
const files = app.get(CatalogueFiles, { strict: false });
const pool = app.get(pg.Pool, { strict: false });
await files.write(await readCatalogue(pool));
await files.deleteOutdated();
process.exit(0);
