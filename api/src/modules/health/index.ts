export { HealthCacheTimes } from './health.service.ts';
export { HealthModule, RowGaugesModule } from './health.module.ts';
