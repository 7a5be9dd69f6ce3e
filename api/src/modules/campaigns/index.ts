export { CampaignsModule, CampaignsWorkerModule } from './campaigns.module.ts';
export { CampaignTimes } from './management/campaign-times.ts';
export { CampaignPlanner } from './schedule/campaign-planner.ts';
