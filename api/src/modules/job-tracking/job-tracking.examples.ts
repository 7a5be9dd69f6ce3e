import type { TrackingUrl } from 'shared-contracts';
import type { Example } from '../../http/index.ts';

const site = 'https://jobs.example.com';

export const trackingUrls: Example<TrackingUrl[]> = {
  answer: [
    {
      source: 'linkedin',
      url: `${site}/api/jobs/128/visit/linkedin`,
      clicks: 214,
      machineClicks: 38,
      lastClickOn: '2026-03-18',
    },
    { source: 'facebook', url: `${site}/api/jobs/128/visit/facebook`, clicks: 0, machineClicks: 2, lastClickOn: null },
  ],
};

/** The response has only the header `location`, with the URL of the job's page. */
export const followed: Example<undefined> = { answer: undefined };
