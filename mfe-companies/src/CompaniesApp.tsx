import { Route, Routes } from 'platform';
import { routes } from 'shared-contracts';
import { CompanyListPage } from './features/company-list/CompanyListPage';
import { CompanyPage } from './features/company-page/CompanyPage';
import { companyRoute } from './remote';

export function CompaniesApp() {
  return (
    <Routes>
      <Route path={routes.companies} element={<CompanyListPage />} />
      <Route path={companyRoute} element={<CompanyPage />} />
    </Routes>
  );
}
