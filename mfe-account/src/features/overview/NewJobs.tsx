import { Container, useFormat, useTranslation, VisuallyHidden } from 'platform';
import { useDayWords } from 'platform/jobs';
import { AreaPicture } from 'platform/tiles';
import {
  accountHref,
  routes,
  toJobSearchParams,
  toQueriedJobFilter,
  type AccountOverview,
  type SearchNews,
} from 'shared-contracts';
import { useSearchDescription } from '../../components/useSearchDescription';
import { Block } from './Block';
import { RowLink, Small } from './rows.styles';
import * as S from './NewJobs.styles';

/** Number of new jobs in each saved search, as links to these jobs. */
export function NewJobs({ overview: { searches, since, now } }: { overview: AccountOverview }) {
  const { t } = useTranslation('mfe-account');
  const days = useDayWords();
  return (
    <Container>
      <Block
        title={t('overview.news.title', { since: days.since(since, now) })}
        more={{ label: t('overview.news.all'), to: accountHref('emailPreferences') }}
      >
        <S.Searches>
          {searches.map((search) => (
            <Search key={search.id} search={search} since={since} />
          ))}
        </S.Searches>
      </Block>
    </Container>
  );
}

function Search({ search, since }: { search: SearchNews; since: string }) {
  const { t } = useTranslation('mfe-account');
  const { number } = useFormat();
  const { query, newJobs, newJobsWithPay } = search;
  const describe = useSearchDescription();
  const filter = toQueriedJobFilter(new URLSearchParams(query));
  const isNone = newJobs === 0;
  const found = toJobSearchParams(isNone ? filter : { ...filter, postedAfter: since });
  const counted = (key: 'jobs' | 'withPay', count: number) =>
    t(`overview.news.${key}`, { count, formatted: number(count) });
  const isOnlyWithPay = newJobs === 1 && newJobsWithPay === 1;
  const pay = isOnlyWithPay ? t('overview.news.withPayOnly') : counted('withPay', newJobsWithPay);
  return (
    <S.Search $hasPicture={filter.category !== ''}>
      <S.Count $isNone={isNone} aria-hidden="true">
        {number(newJobs)}
      </S.Count>
      <RowLink to={`${routes.jobs}?${found.toString()}`}>
        {describe(search)}
        <VisuallyHidden>: {counted('jobs', newJobs)}</VisuallyHidden>
      </RowLink>
      <Small>{isNone ? t('overview.news.none') : pay}</Small>
      {filter.category !== '' && (
        <S.Picture>
          <AreaPicture slug={filter.category} />
        </S.Picture>
      )}
    </S.Search>
  );
}
