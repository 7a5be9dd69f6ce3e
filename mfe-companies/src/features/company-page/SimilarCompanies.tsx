import { Section, useTranslation } from 'platform';
import { slugify, type Company, type CompanyCard } from 'shared-contracts';
import { CompanyCards } from '../../components/CompanyCard/CompanyCard';
import { companiesAddress, everyCompany } from '../../components/companies-address';

interface SimilarCompaniesProps {
  company: Company;
  similar: readonly CompanyCard[] | undefined;
}

/** Companies of the same industry or areas. Renders nothing without any. */
export function SimilarCompanies({ company, similar = [] }: SimilarCompaniesProps) {
  const { t } = useTranslation('mfe-companies');
  if (similar.length === 0) return null;
  const industry = slugify(company.industry ?? '');
  const to = companiesAddress({ ...everyCompany, industry: industry === '' ? [] : [industry] });
  return (
    <Section title={t('similar.title')} more={{ label: t('similar.more'), to }}>
      <CompanyCards companies={similar} columns={4} heading="h3" banner="row" loading="lazy" />
    </Section>
  );
}
