export { FeedsModule } from './feeds.module.ts';
