export { CatalogueModule } from './catalogue.module.ts';
export { CatalogueService } from './catalogue.service.ts';
