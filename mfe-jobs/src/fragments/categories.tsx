import {
  createFragment,
  ErrorPanel,
  Icon,
  Section,
  Sheet,
  Skeleton,
  useFormat,
  useLanguage,
  useTranslation,
  VisuallyHidden,
} from 'platform';
import { useListCategoriesQuery } from 'platform/queries';
import { AreaPicture, type DrawingLoading } from 'platform/tiles';
import { Fragment, type RefObject } from 'react';
import { categoryName, emptyJobFilter, routes, toJobSearchParams, type Category } from 'shared-contracts';
import { remote } from '../remote';
import * as S from './categories.styles';
import { useStrip, type StripScroll } from './useStrip';

const skeletonCards = 6;
/** Areas of the street in a window of up to 1920 px. */
const firstAreas = 10;

/** The areas with open jobs, as a street of pictures on one ground line. It scrolls. */
export function Categories() {
  const { t } = useTranslation('mfe-jobs');
  const { data, isError, refetch } = useListCategoriesQuery({});
  const scroll = useStrip(data?.length ?? 0);
  return (
    <S.Bleed>
      <Section
        title={t('home.categories.title')}
        more={{ label: t('home.categories.all'), to: routes.jobs }}
        controls={
          <S.Arrows $isLoading={data === undefined && !isError}>
            {scroll.hasArrows && <Arrows scroll={scroll} />}
          </S.Arrows>
        }
      >
        {isError ? (
          <Sheet>
            <ErrorPanel title={t('home.categories.error')} text={t('home.errorText')} onRetry={() => void refetch()} />
          </Sheet>
        ) : (
          <Areas categories={data} strip={scroll.strip} />
        )}
      </Section>
    </S.Bleed>
  );
}

function Arrows({ scroll }: { scroll: StripScroll }) {
  const { t } = useTranslation('mfe-jobs');
  return (
    <>
      <S.Arrow
        variant="round"
        label={t('home.categories.previous')}
        aria-disabled={scroll.isAtStart}
        onClick={scroll.back}
      >
        <Icon name="chevronLeft" />
      </S.Arrow>
      <S.Arrow variant="round" label={t('home.categories.next')} aria-disabled={scroll.isAtEnd} onClick={scroll.forth}>
        <Icon name="chevronRight" />
      </S.Arrow>
    </>
  );
}

interface AreasProps {
  categories: readonly Category[] | undefined;
  strip: RefObject<HTMLUListElement | null>;
}

function Areas({ categories, strip }: AreasProps) {
  if (categories === undefined) return <AreasSkeleton />;
  return (
    <S.Street ref={strip}>
      {categories.map((category, index) => (
        <S.Item key={category.slug}>
          <AreaLink category={category} loading={index < firstAreas ? 'eager' : 'lazy'} />
        </S.Item>
      ))}
    </S.Street>
  );
}

interface AreaLinkProps {
  category: Category;
  loading: DrawingLoading;
}

function AreaLink({ category, loading }: AreaLinkProps) {
  const { t } = useTranslation('mfe-jobs');
  const format = useFormat();
  const { language } = useLanguage();
  const query = toJobSearchParams({ ...emptyJobFilter, category: category.slug });
  return (
    <S.Area to={`${routes.jobs}?${query.toString()}`}>
      <AreaPicture slug={category.slug} loading={loading} />
      <S.Words>
        <b>{breakable(categoryName(category, language))}</b>
        <small>
          {format.number(category.jobCount)} {t('job.count', { count: category.jobCount })}
        </small>
      </S.Words>
    </S.Area>
  );
}

/** A name that may break after a slash: "Finanças/Contabilidade" is wider than a picture. */
function breakable(name: string) {
  return name.split(/(?<=\/)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

function AreasSkeleton() {
  const { t } = useTranslation('mfe-jobs');
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{t('home.categories.loading')}</VisuallyHidden>
      <S.Street aria-hidden="true">
        {Array.from({ length: skeletonCards }, (_, card) => (
          <li key={card}>
            <S.EmptyPicture viewBox="0 0 144 108">
              <path d="M20 96V52a40 40 0 0 1 40-40h64v44a40 40 0 0 1-40 40Z" stroke="none" />
              <path d="M0 96H144" />
            </S.EmptyPicture>
            <S.Words>
              <Skeleton width="80%" height="2.5em" />
              <Skeleton width="56%" height="1.4em" />
            </S.Words>
          </li>
        ))}
      </S.Street>
    </div>
  );
}

export default createFragment(remote, 'categories', Categories);
