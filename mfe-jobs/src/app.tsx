import { ComparisonPage, JobDetailPage, JobSearchPage, pages } from '#pages';
import { createRemote, Route, Routes } from 'platform';
import { routes } from 'shared-contracts';
import { remote } from './remote';

export function JobsApp() {
  return (
    <Routes>
      <Route path={routes.jobs} element={<JobSearchPage />} />
      <Route path={routes.comparison} element={<ComparisonPage />} />
      <Route path={routes.job} element={<JobDetailPage />} />
    </Routes>
  );
}

export default createRemote(remote, JobsApp, pages);
