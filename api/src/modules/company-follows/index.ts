export { CompanyFollowsModule } from './company-follows.module.ts';
