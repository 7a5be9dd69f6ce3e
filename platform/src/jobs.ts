// Shared entry for parts that show a job or an application. Loaded only by pages and fragments that show one.
export { ApplicationStatusBadge } from './jobs/ApplicationStatusBadge';
export { isNew, joinFacts } from './jobs/job-facts';
export { ClosedBadge, FeaturedMark, NewMark } from './jobs/JobMarks';
export { JobRow, type JobRowProps } from './jobs/JobRow/JobRow';
export type { RowApplication } from './jobs/JobRow/JobRowFacts';
export { JobListSkeleton } from './jobs/JobRow/JobRowSkeleton';
export { Pay } from './jobs/Pay';
export { useJobLabels } from './jobs/useJobLabels';
