import type { getHealth } from 'shared-contracts';
import type { ExampleOf } from '../../http/endpoint-docs.ts';

export const getHealthExample: ExampleOf<typeof getHealth> = {
  answer: {
    status: 'ok',
    database: 'ok',
    ingest: [
      {
        source: 'hr',
        status: 'ok',
        lastSuccessAt: '2026-03-09T09:58:00.000Z',
        lastAttemptAt: '2026-03-09T09:58:00.000Z',
        lastError: null,
        openJobs: 99_412,
      },
    ],
    deliveries: { waiting: 3, failed: 0, oldestDueAt: null },
    dataVersion: '1871',
  },
};
