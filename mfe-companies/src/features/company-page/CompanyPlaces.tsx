import { Link, NewTab, styled, useFormat, useTranslation } from 'platform';
import { emptyJobFilter, routes, toJobSearchParams, type Company, type CompanyFigures } from 'shared-contracts';
import { placeSource } from 'shared-contracts/gazetteer';
import { FilteredLink, mostRows, Others, Subtitle } from './AsideRows';
import { isOnMap, PlaceMap } from './PlaceMap';

/** The map beside the list. */
const Layout = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-5);
  align-items: start;

  > :only-child {
    grid-column: 1 / -1;
  }
`;

const Row = styled.li`
  display: flex;
  gap: var(--space-3);
  align-items: center;
  justify-content: space-between;
  min-height: var(--target-min);
  font-size: var(--text-sm);
  overflow-wrap: anywhere;

  & + & {
    border-top: var(--border-hair) solid var(--color-border);
  }

  b {
    font-variant-numeric: tabular-nums;
  }
`;

const Source = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-2);
  margin-top: var(--space-2);
  color: var(--color-text-muted);
  font-size: var(--text-2xs);

  a {
    display: inline-flex;
    gap: var(--space-1);
    align-items: center;
    color: inherit;
  }
`;

/** The cities of the open jobs, with a map of those on the mainland. */
export function CompanyPlaces({ company, figures }: { company: Company; figures: CompanyFigures }) {
  const { t } = useTranslation('mfe-companies');
  const format = useFormat();
  const { cities, remote } = figures;
  const hasMap = cities.some(isOnMap);
  const jobsIn = (location: string) =>
    `${routes.jobs}?${toJobSearchParams({ ...emptyJobFilter, companyId: [String(company.id)], location }).toString()}`;
  return (
    <section aria-labelledby="company-places">
      <Subtitle id="company-places">{t('company.places')}</Subtitle>
      <Layout>
        {hasMap && <PlaceMap cities={cities} />}
        <ul>
          {cities.slice(0, mostRows).map(({ name, count }) => (
            <Row key={name}>
              <Link to={jobsIn(name)}>{name}</Link> <b>{format.number(count)}</b>
            </Row>
          ))}
          <Others count={cities.length - mostRows} />
          {remote > 0 && (
            <Row>
              <FilteredLink company={company} change={{ remote: true }}>
                {t('positions.remote')}
              </FilteredLink>{' '}
              <b>{format.number(remote)}</b>
            </Row>
          )}
        </ul>
      </Layout>
      {hasMap && <MapSource />}
    </section>
  );
}

/** The attribution that the licence of the positions requires. */
function MapSource() {
  const { t } = useTranslation('mfe-companies');
  return (
    <Source>
      {t('company.mapSource')}{' '}
      <a href={placeSource.url} target="_blank" rel="noopener">
        {placeSource.name}
        <NewTab />
      </a>{' '}
      <a href={placeSource.licenceUrl} target="_blank" rel="noopener">
        {placeSource.licence}
        <NewTab />
      </a>
    </Source>
  );
}
