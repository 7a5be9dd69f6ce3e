export { CompaniesModule } from './companies.module.ts';
export { CompaniesService } from './companies.service.ts';
export { logoUrl } from './company.response.ts';
