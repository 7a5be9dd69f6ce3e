import {
  ButtonLink,
  EmptyState,
  ErrorPanel,
  Link,
  Sheet,
  Skeleton,
  useFormat,
  useTranslation,
  VisuallyHidden,
  withTexts,
} from 'platform';
import { useCountJobsByPlaceQuery } from 'platform/queries';
import type { JobFilter, JobPlaceCounts, JobSearchVariables } from 'shared-contracts';
import { placeById, placeSource, resolvePlace } from 'shared-contracts/gazetteer';
import { changeFilter, clearFilter, jobsAddress } from '../job-filters';
import en from './i18n/en.json';
import pt from './i18n/pt.json';
import * as S from './JobMap.styles';
import { MapDrawing, type CountedPlace } from './MapDrawing';

function toCounted({ municipalities }: JobPlaceCounts, filter: JobFilter): CountedPlace[] {
  const selected = new Set(filter.place.flatMap((value) => resolvePlace(value).municipalities ?? []));
  return municipalities.flatMap(({ id, count }) => {
    const place = placeById(id);
    const address = jobsAddress(changeFilter(filter, { place: [id] }));
    // A newer API may know a municipality that this build does not.
    return place === null ? [] : [{ place, count, address, isSelected: selected.has(id) }];
  });
}

export interface JobMapProps {
  /** Of the search. */
  arg: JobSearchVariables;
  filter: JobFilter;
}

/** Map of the matching jobs by municipality, and the same numbers as a table. The filter `place` selects; it does not limit. */
export const JobMap = withTexts('mfe-jobs', { pt, en }, Counts);

function Counts({ arg: { place: _, page: __, sort: ___, ...arg }, filter }: JobMapProps) {
  const { t } = useTranslation('mfe-jobs');
  const { data: counts, error, refetch } = useCountJobsByPlaceQuery(arg);
  if (error !== undefined) {
    return (
      <Sheet>
        <ErrorPanel title={t('search.map.failed')} text={t('search.map.failedText')} onRetry={() => void refetch()} />
      </Sheet>
    );
  }
  if (counts === undefined) {
    return (
      <S.Layout aria-busy="true">
        <VisuallyHidden role="status">{t('search.map.loading')}</VisuallyHidden>
        <Skeleton shape="tile" height="46rem" />
        <Skeleton shape="tile" height="46rem" />
      </S.Layout>
    );
  }
  const counted = toCounted(counts, filter);
  if (counts.total === 0) return <NoJobs filter={filter} />;
  return (
    <S.Layout aria-labelledby="job-map-title">
      <VisuallyHidden as="h2" id="job-map-title">
        {t('jobMap.title')}
      </VisuallyHidden>
      <S.MapSheet>
        <MapDrawing counted={counted} />
        <Source />
      </S.MapSheet>
      <S.TableSheet>
        <PlaceTable counted={counted} counts={counts} />
      </S.TableSheet>
    </S.Layout>
  );
}

function NoJobs({ filter }: { filter: JobFilter }) {
  const { t } = useTranslation('mfe-jobs');
  return (
    <Sheet>
      <EmptyState
        illustration="empty-search"
        title={t('search.empty.title')}
        text={t('search.empty.other')}
        actions={<ButtonLink to={jobsAddress(clearFilter(filter))}>{t('filters.clear')}</ButtonLink>}
      />
    </Sheet>
  );
}

/** The attribution that the licence of the places requires. */
function Source() {
  const { t } = useTranslation('mfe-jobs');
  return (
    <S.Source>
      {t('jobMap.source')} <Link to={placeSource.url}>{placeSource.name}</Link>,{' '}
      <Link to={placeSource.licenceUrl}>{placeSource.licence}</Link>. {t('jobMap.outline')}
    </S.Source>
  );
}

interface PlaceTableProps {
  counted: readonly CountedPlace[];
  counts: JobPlaceCounts;
}

function PlaceTable({ counted, counts: { remote, elsewhere } }: PlaceTableProps) {
  const { t } = useTranslation('mfe-jobs');
  const { number } = useFormat();
  const others = [
    { key: 'remote', count: remote },
    { key: 'elsewhere', count: elsewhere },
  ] as const;
  return (
    <S.Table>
      <caption>{t('jobMap.title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('jobMap.municipality')}</th>
          <th scope="col">{t('jobMap.jobs')}</th>
        </tr>
      </thead>
      <tbody>
        {counted.map(({ place, count, address, isSelected }) => (
          <tr key={place.id}>
            <th scope="row">
              <Link to={address} aria-current={isSelected ? 'true' : undefined}>
                {place.name}
              </Link>{' '}
              {place.context !== place.name && <small>{place.context}</small>}
            </th>
            <td>{number(count)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {others
          .filter(({ count }) => count > 0)
          .map(({ key, count }) => (
            <tr key={key}>
              <th scope="row">{t(`jobMap.${key}`)}</th>
              <td>{number(count)}</td>
            </tr>
          ))}
      </tfoot>
    </S.Table>
  );
}
