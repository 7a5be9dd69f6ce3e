import { answer, type Standalone } from 'platform/testing';
import {
  createCampaign,
  getCampaign,
  getCampaignAudience,
  getCampaignSchedule,
  listCampaignRecipients,
  listCampaigns,
  previewCampaignInInbox,
  sendTestMail,
  updateCampaign,
  updateCampaignSchedule,
} from 'shared-contracts';
import { buildAudience, buildCampaign, buildInboxPreview, buildReport, buildSchedule } from './build-campaign';

/** A draft and a sent campaign, an audience and a schedule. */
export const standalone: Standalone = {
  pages: ['/newsletter-admin', '/newsletter-admin?tab=history', '/newsletter-admin?tab=automatic'],
  answers: [
    answer(listCampaigns, [buildCampaign({ id: 13 }), buildReport()]),
    answer(getCampaign, buildReport()),
    answer(listCampaignRecipients, { items: [], page: 1, pageSize: 20, totalPages: 1, total: 0 }),
    answer(getCampaignAudience, buildAudience()),
    answer(getCampaignSchedule, buildSchedule()),
    answer(previewCampaignInInbox, buildInboxPreview()),
    answer(createCampaign, buildCampaign()),
    answer(updateCampaign, buildCampaign()),
    answer(updateCampaignSchedule, buildSchedule()),
    answer(sendTestMail, { recipient: 'admin@example.com' }),
  ],
};
