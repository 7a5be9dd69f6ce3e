export { AdminsModule } from './admins.module.ts';
export { AdminsService } from './admins.service.ts';
