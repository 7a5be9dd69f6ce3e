import { styled, useFormat, useTranslation } from 'platform';
import { useJobLabels } from 'platform/jobs';
import { AreaPicture } from 'platform/tiles';
import type { Company, CompanyFigures } from 'shared-contracts';
import { FilteredLink, mostRows, Others, Subtitle } from './AsideRows';
import { CompanyPlaces } from './CompanyPlaces';

const Blocks = styled.aside`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-8);
`;

/** Line breaks of the source are paragraphs. */
const Description = styled.p`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

const AreaRow = styled.li`
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr) auto;
  gap: var(--space-3);
  align-items: center;
  min-height: var(--target-min);
  font-size: var(--text-sm);

  a {
    padding-block: var(--space-3);
    overflow-wrap: anywhere;
  }

  b {
    font-variant-numeric: tabular-nums;
  }
`;

interface CompanyAsideProps {
  company: Company;
  figures: CompanyFigures | undefined;
}

/** What the company is, and what its open jobs are: areas and places. Blocks without content are omitted. */
export function CompanyAside({ company, figures }: CompanyAsideProps) {
  const { t } = useTranslation('mfe-companies');
  const hasAreas = figures !== undefined && figures.areas.length > 0;
  const hasPlaces = figures !== undefined && (figures.cities.length > 0 || figures.remote > 0);
  return (
    <Blocks aria-label={t('company.about')}>
      {company.description && (
        <section aria-labelledby="about-company">
          <Subtitle id="about-company">{t('company.aboutTitle')}</Subtitle>
          <Description>{company.description}</Description>
        </section>
      )}
      {hasAreas && <Areas company={company} areas={figures.areas} />}
      {hasPlaces && <CompanyPlaces company={company} figures={figures} />}
    </Blocks>
  );
}

function Areas({ company, areas }: { company: Company } & Pick<CompanyFigures, 'areas'>) {
  const { t } = useTranslation('mfe-companies');
  const labels = useJobLabels();
  const format = useFormat();
  return (
    <section aria-labelledby="company-areas">
      <Subtitle id="company-areas">{t('company.areas')}</Subtitle>
      <ul>
        {areas.slice(0, mostRows).map(({ slug, name, count }) => (
          <AreaRow key={slug}>
            <AreaPicture slug={slug} />
            <FilteredLink company={company} change={{ area: slug }}>
              {labels.category(slug, name)}
            </FilteredLink>
            <b>{format.number(count)}</b>
          </AreaRow>
        ))}
        <Others count={areas.length - mostRows} />
      </ul>
    </section>
  );
}
