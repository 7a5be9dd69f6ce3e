import { useEffect } from 'react';
import { Navigate, Route, Routes, useParams } from 'platform';
import { routes } from 'shared-contracts';
import { draftStore } from './draft/draft-store';
import { ApplicationPage } from './features/application/ApplicationPage';
import { ApplyPage } from './features/apply/ApplyPage';

export function ApplyApp() {
  // Also by the mailed link's page, which opens no draft.
  useEffect(() => void draftStore.tidy(), []);
  return (
    <Routes>
      <Route path={routes.apply} element={<NumberedApply />} />
      <Route path={routes.application} element={<ApplicationPage />} />
    </Routes>
  );
}

/** A job is applied for by its number; anything else leads to the search (SPEC §2). */
function NumberedApply() {
  const { id = '' } = useParams();
  return /^\d+$/.test(id) ? <ApplyPage key={id} /> : <Navigate to={routes.jobs} replace />;
}
