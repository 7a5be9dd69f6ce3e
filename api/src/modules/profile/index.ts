export { ProfileErasureModule, ProfileModule } from './profile.module.ts';
