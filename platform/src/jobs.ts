// Parts that show, search or share jobs. Compiled into each remote and shell page that uses them, so they need no additional
// request. State that several remotes see is stored in the page, because each remote has its own copy.
export { ApplicationStatusBadge, isNew, ClosedBadge, FeaturedMark, NewMark } from './jobs/JobMarks';
export { JobRow, type JobRowProps, type RowApplication } from './jobs/JobRow/JobRow';
export { JobListSkeleton } from './jobs/JobRow/JobRowSkeleton';
export { Pay } from './jobs/Pay';
export { useFilterLabels } from './jobs/useFilterLabels';
export { saveFile } from './jobs/save-file';
export { shareOnDevice } from './jobs/share-on-device';
export { joinFacts, useJobLabels } from './jobs/useJobLabels';
