import type { searchJobs } from 'shared-contracts';
import { exampleJob, type ExampleOf } from '../../../http/index.ts';

export const searchJobsExample: ExampleOf<typeof searchJobs> = {
  answer: {
    items: [exampleJob],
    page: 1,
    pageSize: 10,
    totalPages: 1,
    total: 1,
    totalIsExact: true,
    facets: {
      category: [{ value: 'tecnologia', label: 'Tecnologia', count: 1 }],
      location: [{ value: 'Porto', label: 'Porto', count: 1 }],
      type: [{ value: 'full-time', label: 'Full-time', count: 1 }],
      experienceLevel: [{ value: 'mid', label: 'Mid Level', count: 1 }],
      postedWithin: [{ value: '1w', label: '1w', count: 1 }],
      remote: [{ value: 'true', label: 'true', count: 0 }],
    },
    category: { slug: 'tecnologia', name: 'Tecnologia' },
    company: null,
    correction: { asked: 'programadra', used: 'programadora' },
    relaxation: null,
    now: '2026-03-09T10:00:00.000Z',
  },
};
