export { HealthModule, RowGaugesModule } from './health.module.ts';
