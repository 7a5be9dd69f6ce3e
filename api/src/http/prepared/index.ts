export { Prepared, type PreparedAnswer } from './prepared.interceptor.ts';
export { PreparedModule } from './prepared.module.ts';
export { inSlices } from './time-slices.ts';
