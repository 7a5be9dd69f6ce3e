export { CampaignsModule, CampaignsWorkerModule } from './campaigns.module.ts';
export { CampaignTimes } from './management/campaign-progress.service.ts';
export { TestMailComposer } from './preview/test-mails.service.ts';
export { CampaignPlanner } from './schedule/campaign-planner.task.ts';
