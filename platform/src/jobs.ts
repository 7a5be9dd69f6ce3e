// Parts that show a job or an application. Compiled into each remote that uses them, so they need no additional request.
export { ApplicationStatusBadge, isNew, ClosedBadge, FeaturedMark, NewMark } from './jobs/JobMarks';
export { JobRow, type JobRowProps, type RowApplication } from './jobs/JobRow/JobRow';
export { JobListSkeleton } from './jobs/JobRow/JobRowSkeleton';
export { Pay } from './jobs/Pay';
export { useFilterLabels } from './jobs/useFilterLabels';
export { joinFacts, useJobLabels } from './jobs/useJobLabels';
