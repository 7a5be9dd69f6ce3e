import { createRemote, Route, Routes } from 'platform';
import { routes } from 'shared-contracts';
import { companyRoute, remote } from './remote';
import { CompanyListPage } from './features/company-list/CompanyListPage';
import { CompanyPage } from './features/company-page/CompanyPage';

export function CompaniesApp() {
  return (
    <Routes>
      <Route path={routes.companies} element={<CompanyListPage />} />
      <Route path={companyRoute} element={<CompanyPage />} />
    </Routes>
  );
}

export default createRemote(remote, CompaniesApp);
