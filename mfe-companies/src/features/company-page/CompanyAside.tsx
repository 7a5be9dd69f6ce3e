import { Link, styled, useFormat, useTranslation } from 'platform';
import { useJobLabels } from 'platform/jobs';
import { AreaPicture } from 'platform/tiles';
import type { ReactNode } from 'react';
import type { Company, CompanyFigures } from 'shared-contracts';
import { everyPosition, positionsAddress, positionsId } from './OpenPositions/usePositions';

const Blocks = styled.aside`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-8);
`;

const Subtitle = styled.h2`
  margin-bottom: var(--space-3);
  font-size: var(--text-lg);
  font-weight: var(--weight-semibold);
  letter-spacing: var(--tracking-title);
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

const PlaceRow = styled.li`
  display: flex;
  gap: var(--space-3);
  justify-content: space-between;
  padding-block: var(--space-2);
  font-size: var(--text-sm);
  overflow-wrap: anywhere;

  & + & {
    border-top: var(--border-hair) solid var(--color-border);
  }

  b {
    font-variant-numeric: tabular-nums;
  }
`;

const More = styled.li`
  padding-block: var(--space-2);
  font-size: var(--text-sm);
  color: var(--color-text-muted);
`;

/** Areas and places in the list; the others are counted. */
const mostRows = 8;

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
      {hasPlaces && <Places company={company} figures={figures} />}
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

function Places({ company, figures: { cities, remote } }: { company: Company; figures: CompanyFigures }) {
  const { t } = useTranslation('mfe-companies');
  const format = useFormat();
  return (
    <section aria-labelledby="company-places">
      <Subtitle id="company-places">{t('company.places')}</Subtitle>
      <ul>
        {cities.slice(0, mostRows).map(({ name, count }) => (
          <PlaceRow key={name}>
            {name} <b>{format.number(count)}</b>
          </PlaceRow>
        ))}
        <Others count={cities.length - mostRows} />
        {remote > 0 && (
          <PlaceRow>
            <FilteredLink company={company} change={{ remote: true }}>
              {t('positions.remote')}
            </FilteredLink>{' '}
            <b>{format.number(remote)}</b>
          </PlaceRow>
        )}
      </ul>
    </section>
  );
}

interface FilteredLinkProps {
  company: Company;
  change: Partial<typeof everyPosition>;
  children: ReactNode;
}

/** Shows the open jobs with one filter. */
function FilteredLink({ company, change, children }: FilteredLinkProps) {
  return <Link to={`${positionsAddress(company, { ...everyPosition, ...change })}#${positionsId}`}>{children}</Link>;
}

function Others({ count }: { count: number }) {
  const { t } = useTranslation('mfe-companies');
  return count > 0 ? <More>{t('company.others', { count })}</More> : null;
}
