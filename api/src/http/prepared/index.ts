export { Prepared, type PreparedAnswer } from './prepared.module.ts';
export { PreparedModule } from './prepared.module.ts';
export { inSlices } from './time-slices.task.ts';
