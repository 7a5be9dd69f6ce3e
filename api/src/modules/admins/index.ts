export { AdminsModule } from './admins.module.ts';
export { AdminsService, type Admin } from './admins.service.ts';
