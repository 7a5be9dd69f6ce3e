import { createRemote, Route, Routes } from 'platform';
import { routes } from 'shared-contracts';
import { remote } from './remote';
import { ComparisonPage } from './features/comparison/LazyComparisonPage';
import { JobDetailPage } from './features/job-detail/JobDetailPage';
import { JobSearchPage } from './features/job-search/JobSearchPage';

export function JobsApp() {
  return (
    <Routes>
      <Route path={routes.jobs} element={<JobSearchPage />} />
      <Route path={routes.comparison} element={<ComparisonPage />} />
      <Route path={routes.job} element={<JobDetailPage />} />
    </Routes>
  );
}

export default createRemote(remote, JobsApp);
