export { SitemapsModule } from './sitemaps.module.ts';
