import { useEffect } from 'react';
import { Navigate, Route, Routes, useParams } from 'platform';
import { routes } from 'shared-contracts';
import { draftStore } from './draft/draft-store';
import { ApplicationPage } from './features/application/ApplicationPage';
import { ApplyPage } from './features/apply/ApplyPage';

export function ApplyApp() {
  // Here, because the page of the mailed link opens no draft.
  useEffect(() => void draftStore.removeStale(), []);
  return (
    <Routes>
      <Route path={routes.apply} element={<ApplyRoute />} />
      <Route path={routes.application} element={<ApplicationPage />} />
    </Routes>
  );
}

/** An address without a job's number leads to the search (SPEC §2). */
function ApplyRoute() {
  const { id = '' } = useParams();
  return /^\d+$/.test(id) ? <ApplyPage key={id} /> : <Navigate to={routes.jobs} replace />;
}
