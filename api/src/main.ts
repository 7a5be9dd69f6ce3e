import { createApp } from './app.ts';
import { readConfig } from './config/config.module.ts';
import { BlogService } from './modules/blog/index.ts';

const config = readConfig(process.env, 'web');
const app = await createApp(config);
await app.listen(config.server.port, config.server.host);
const log = app.getHttpAdapter().getInstance().log;
log.info({ ready: true, url: await app.getUrl() }, 'listening');
app.get(BlogService).begin();
