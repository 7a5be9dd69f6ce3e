// Shared entry for parts that show a job or an application. Loaded only by pages and fragments that show one.
export { ApplicationStatusBadge, isNew, ClosedBadge, FeaturedMark, NewMark } from './jobs/JobMarks';
export { JobRow, type JobRowProps, type RowApplication } from './jobs/JobRow/JobRow';
export { JobListSkeleton } from './jobs/JobRow/JobRowSkeleton';
export { Pay } from './jobs/Pay';
export { joinFacts, useJobLabels } from './jobs/useJobLabels';
