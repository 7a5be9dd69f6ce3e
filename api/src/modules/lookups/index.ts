export { LookupsModule } from './lookups.module.ts';
