export { ApplicationLink } from './application-link.service.ts';
export { ApplicationsErasureModule } from './applications.module.ts';
export { ApplicationsModule } from './applications.module.ts';
export { ApplicationsWorkerModule } from './applications.module.ts';
export { DeliveriesModule } from './applications.module.ts';
export { DeliveriesRepository } from './delivery/deliveries.repository.ts';
export { resubmitApplications } from './delivery/deliveries.command.ts';
export { retryFailedDeliveries } from './delivery/deliveries.command.ts';
