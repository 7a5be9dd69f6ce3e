export { HealthMemory } from './health-memory.ts';
export { HealthModule, RowGaugesModule } from './health.module.ts';
