export { JobClosedError, JobNotFoundError } from './catalogue.errors.ts';
export { CatalogueModule } from './catalogue.module.ts';
export { CatalogueService } from './catalogue.service.ts';
