export { ApplicationLink } from './application-link.service.ts';
export {
  ApplicationsErasureModule,
  ApplicationsModule,
  ApplicationsWorkerModule,
  DeliveriesModule,
} from './applications.module.ts';
export { resubmitApplications, retryFailedDeliveries } from './delivery/deliveries.command.ts';
export { DeliveriesRepository } from './delivery/deliveries.repository.ts';
