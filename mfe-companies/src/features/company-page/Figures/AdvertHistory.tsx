import { useFormat, useLanguage, useTranslation } from 'platform';
import { formatLocales, type Language, type MonthlyAdverts } from 'shared-contracts';
import * as S from './Figures.styles';

const base = 74;
const tallest = 60;
/** A month without adverts keeps a stub. */
const shortest = 2;
const labeled = new Set([0, 2, 5, 8, 11]);

const nameOf = (month: string, language: Language, style: 'short' | 'long') =>
  new Intl.DateTimeFormat(formatLocales[language], { month: style, timeZone: 'UTC' })
    .format(new Date(`${month}-01T00:00:00Z`))
    .replace('.', '');

/** Adverts of the company by month, the current month last. */
export function AdvertHistory({ adverts }: { adverts: readonly MonthlyAdverts[] }) {
  const { t } = useTranslation('mfe-companies');
  const format = useFormat();
  const { language } = useLanguage();
  const total = adverts.reduce((sum, { count }) => sum + count, 0);
  const first = adverts[0];
  const last = adverts.at(-1);
  if (first === undefined || last === undefined) return null;
  const drawing = t('figures.adverts.drawing', {
    from: nameOf(first.month, language, 'long'),
    to: nameOf(last.month, language, 'long'),
    counts: adverts.map(({ count }) => format.number(count)).join(', '),
  });
  return (
    <S.Figure aria-labelledby="advert-history">
      <S.Title id="advert-history">{t('figures.adverts.title')}</S.Title>
      <S.Value>
        {t('figures.adverts.value', { count: total, formatted: format.number(total) })}{' '}
        <small>
          {t('figures.adverts.month', {
            count: last.count,
            formatted: format.number(last.count),
            month: nameOf(last.month, language, 'long'),
          })}
        </small>
      </S.Value>
      <S.Plot viewBox="0 0 300 96" role="img" aria-label={drawing}>
        <Bars adverts={adverts} />
      </S.Plot>
    </S.Figure>
  );
}

function Bars({ adverts }: { adverts: readonly MonthlyAdverts[] }) {
  const format = useFormat();
  const { language } = useLanguage();
  const most = Math.max(1, ...adverts.map(({ count }) => count));
  return (
    <>
      <path data-part="axis" d={`M0 ${base}H300`} />
      {adverts.map(({ month, count }, index) => {
        const isLast = index === adverts.length - 1;
        const height = Math.max(shortest, Math.round((10 * tallest * count) / most) / 10);
        const center = 12.5 + 25 * index;
        return (
          <g key={month}>
            <rect
              data-part={isLast ? 'main' : 'mark'}
              x={center - 9.5}
              y={base - height}
              width="19"
              height={height}
              rx={Math.min(3, height / 2)}
            />
            {labeled.has(index) && (
              <text x={center} y="91" textAnchor="middle">
                {nameOf(month, language, 'short')}
              </text>
            )}
            {isLast && (
              <text data-part="strong" x={center} y={base - height - 4} textAnchor="middle">
                {format.number(count)}
              </text>
            )}
          </g>
        );
      })}
    </>
  );
}
