export { ApplicationLink } from './application-link.ts';
export { ApplicationsErasureModule } from './applications-store.module.ts';
export { ApplicationsModule } from './applications.module.ts';
export { ApplicationsWorkerModule } from './applications-worker.module.ts';
export { DeliveriesModule } from './delivery/deliveries.module.ts';
export { DeliveriesRepository } from './delivery/deliveries.repository.ts';
export { resubmitApplications } from './delivery/resubmit-applications.ts';
export { retryFailedDeliveries } from './delivery/retry-failed-deliveries.ts';
