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
  type IconName,
} from 'platform';
import { tintOf } from 'platform/tiles';
import { useListCategoriesQuery } from 'platform/queries';
import type { RefObject } from 'react';
import { categoryName, emptyJobFilter, routes, toJobSearchParams, type Category } from 'shared-contracts';
import { remote } from '../remote';
import * as S from './categories.styles';
import { useStrip, type StripScroll } from './useStrip';

/** Icons by words of an area's slug. The first match applies. */
const drawings: readonly [RegExp, IconName][] = [
  [/tecnolog|informat|program|dados|technolog/, 'code'],
  [/cliente|apoio|customer|atendimento/, 'headset'],
  [/design|criativ/, 'pen'],
  [/marketing|comunica|publicidade/, 'megaphone'],
  [/venda|comerc|retalho|sales/, 'cart'],
  [/finan|contab|banca|seguros/, 'coin'],
  [/saude|enferm|social|health/, 'heart'],
  [/logist|transport|armaz|motorista/, 'truck'],
  [/recursos-humanos|pessoas|educa|ensino|human/, 'people'],
  [/administra|jurid|direito|legal/, 'file'],
];

function iconOf(slug: string): IconName {
  return drawings.find(([words]) => words.test(slug))?.[1] ?? 'briefcase';
}

const skeletonCards = 6;

/** The areas with open jobs, in a strip that scrolls. */
export function Categories() {
  const { t } = useTranslation('mfe-jobs');
  const { data, isError, refetch } = useListCategoriesQuery({});
  const scroll = useStrip(data?.length ?? 0);
  return (
    <Section
      title={t('home.categories.title')}
      more={{ label: t('home.categories.all'), to: routes.jobs }}
      controls={<S.Arrows>{scroll.hasArrows && <Arrows scroll={scroll} />}</S.Arrows>}
    >
      {isError ? (
        <Sheet>
          <ErrorPanel title={t('home.categories.error')} text={t('home.errorText')} onRetry={() => void refetch()} />
        </Sheet>
      ) : (
        <Areas categories={data} strip={scroll.strip} />
      )}
    </Section>
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
    <S.Strip ref={strip}>
      {categories.map((category) => (
        <S.Item key={category.slug}>
          <AreaCard category={category} />
        </S.Item>
      ))}
    </S.Strip>
  );
}

function AreaCard({ category }: { category: Category }) {
  const { t } = useTranslation('mfe-jobs');
  const format = useFormat();
  const { language } = useLanguage();
  const query = toJobSearchParams({ ...emptyJobFilter, category: category.slug });
  return (
    <S.Area to={`${routes.jobs}?${query.toString()}`}>
      <S.Tile $tint={tintOf(category.slug)}>
        <Icon name={iconOf(category.slug)} size="lg" />
      </S.Tile>
      <span>
        <b>{categoryName(category, language)}</b>
        <small>
          {format.number(category.jobCount)} {t('search.jobs', { count: category.jobCount })}
        </small>
      </span>
    </S.Area>
  );
}

function AreasSkeleton() {
  const { t } = useTranslation('mfe-jobs');
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{t('home.categories.loading')}</VisuallyHidden>
      <S.Strip aria-hidden="true">
        {Array.from({ length: skeletonCards }, (_, card) => (
          <li key={card}>
            <Skeleton height="131px" shape="tile" />
          </li>
        ))}
      </S.Strip>
    </div>
  );
}

export default createFragment(remote, 'categories', Categories);
