export { AccountApplicationsService } from './account/account-applications.service.ts';
export { ApplicationLink } from './application-link.service.ts';
export {
  ApplicationsErasureModule,
  ApplicationsModule,
  ApplicationsWorkerModule,
  DeliveriesModule,
} from './applications.module.ts';
export { resubmitApplications, retryFailedDeliveries } from './delivery/deliveries.command.ts';
export { DeliveriesRepository } from './delivery/deliveries.repository.ts';
export { ReceivedMailComposer } from './mails/application-received.mail.tsx';
export { RefusedMail } from './mails/application-refused.mail.tsx';
export { StatusMailComposer } from './mails/application-status-changed.mail.tsx';
