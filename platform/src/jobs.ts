// Parts that show a job or an application. Compiled into each remote that uses them, without a request of their own.
export { ApplicationStatusBadge, isNew, ClosedBadge, FeaturedMark, NewMark } from './jobs/JobMarks';
export { JobRow, type JobRowProps, type RowApplication } from './jobs/JobRow/JobRow';
export { JobListSkeleton } from './jobs/JobRow/JobRowSkeleton';
export { Pay } from './jobs/Pay';
export { joinFacts, useJobLabels } from './jobs/useJobLabels';
