export { CampaignsModule, CampaignsWorkerModule } from './campaigns.module.ts';
