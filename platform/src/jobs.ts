// Common parts of pages about jobs and applications. Compiled into each remote and shell page that uses them, so they need no
// additional request. Each has its own copy: state is shared through the page only.
export {
  appliedAt,
  clearAnswersDue,
  markApplied,
  recordAnswersDue,
  unmarkApplied,
  useApplicationHere,
} from './jobs/applied-jobs';
export { CompareButton } from './jobs/Comparison/CompareButton';
export { CompareTray } from './jobs/Comparison/CompareTray';
export { LazyCompareTray } from './jobs/Comparison/LazyCompareTray';
export { removeCompared, useComparedJobs } from './jobs/Comparison/compared-jobs';
export {
  ApplicationBoard,
  ApplicationNext,
  ApplicationTracker,
  UnansweredFor,
} from './jobs/ApplicationTracker/ApplicationTracker';
export { deviceChoice } from './jobs/device-choice';
export { hiddenJobs, hiddenJobsKey, seenJobs, seenJobsKey, useUnhiddenJobs } from './jobs/device-jobs';
export { atField } from './jobs/at-field';
export { recordClaim, useClaimApplications } from './jobs/claims';
export { useCopy } from './jobs/use-copy';
export {
  ApplicationMark,
  ApplicationStatusBadge,
  ClosesIn,
  isNew,
  ClosedBadge,
  daysToClosing,
  FeaturedMark,
  NewMark,
  type RowApplication,
} from './jobs/JobMarks';
export { dayWordTexts, useDayWords, type DayWords } from './jobs/day-words/use-day-words';
export { jobAttribute, JobRow, type JobRowProps } from './jobs/JobRow/JobRow';
export { JobListSkeleton } from './jobs/JobRow/JobRowSkeleton';
export { Pay, PayColumn, salaryInUnits, ShownPer } from './jobs/Pay';
export { payUnitKey, setPayUnit, usePayUnit } from './jobs/pay-unit';
export { SaveButton, SaveIconButton, useSaveJob } from './jobs/SaveButton/SaveButton';
export { useRemoveSaved } from './jobs/SaveButton/use-remove-saved';
export { useFilterLabels } from './jobs/useFilterLabels';
export { recordSearch, recentSearchesKey } from './jobs/recent-searches';
export { SearchBar, type SearchBarProps } from './jobs/SearchBar/SearchBar';
export { placeTokens } from './jobs/SearchBar/place-tokens';
export { typedSearch } from './jobs/SearchBar/typed-search';
export { saveFile } from './jobs/save-file';
export { shareOnDevice } from './jobs/share-on-device';
export { joinFacts, useJobLabels, useJobTexts } from './jobs/useJobLabels';
