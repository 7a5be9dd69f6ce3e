import { CompanyLogo, useFormat, useTranslation } from 'platform';
import { companyHref } from 'shared-contracts';
import type { HiringCompany } from './derive-companies';
import * as S from './CompanyListPage.styles';

/** A company with its number of open jobs; the whole tile is the name's link. */
export function CompanyTile({ company }: { company: HiringCompany }) {
  const { t } = useTranslation('mfe-companies');
  const format = useFormat();
  return (
    <S.Tile>
      <CompanyLogo name={company.name} url={company.logoUrl} size="md" />
      <div>
        <S.Name>
          <S.CompanyLink to={companyHref(company)}>{company.name}</S.CompanyLink>
        </S.Name>
        <S.Jobs>{t('jobs', { count: company.jobCount, formatted: format.number(company.jobCount) })}</S.Jobs>
      </div>
    </S.Tile>
  );
}
