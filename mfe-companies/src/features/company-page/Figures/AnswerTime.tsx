import { useFormat, useTranslation } from 'platform';
import type { CompanyAnswers } from 'shared-contracts';
import { plotAnswers, type AnswerPlot } from './plot-answers';
import * as S from './Figures.styles';

/** How fast the company answers. Without enough answers the block states that, and keeps its place. */
export function AnswerTime({ answers }: { answers: CompanyAnswers | null }) {
  const { t } = useTranslation('mfe-companies');
  return (
    <S.Figure aria-labelledby="answer-time">
      <S.Title id="answer-time">{t('figures.answers.title')}</S.Title>
      {answers === null ? (
        <S.NoValue>
          {t('figures.answers.none')} <small>{t('figures.answers.noneText')}</small>
        </S.NoValue>
      ) : (
        <AnswerDays answers={answers} />
      )}
    </S.Figure>
  );
}

function AnswerDays({ answers }: { answers: CompanyAnswers }) {
  const { t } = useTranslation('mfe-companies');
  const format = useFormat();
  const { medianDays, count, days } = answers;
  const plot = plotAnswers(days, medianDays);
  const slowest = days.at(-1)?.days ?? medianDays;
  const half = t('figures.answers.half', { count: medianDays, formatted: format.number(medianDays) });
  const last = t('figures.answers.slowest', { count: slowest, formatted: format.number(slowest) });
  return (
    <>
      <S.Value>
        {t('figures.answers.value', { count: medianDays, formatted: format.number(medianDays) })}{' '}
        <small>
          {t('figures.answers.basis', { formatted: format.number(count) })}
          {plot.perDot > 1 && ` · ${t('figures.answers.perDot', { formatted: format.number(plot.perDot) })}`}
        </small>
      </S.Value>
      <S.Plot viewBox="0 0 300 96" role="img" aria-label={`${half} ${last}`}>
        <Dots plot={plot} median={t('figures.answers.days', { count: medianDays })} />
      </S.Plot>
    </>
  );
}

function Dots({ plot, median }: { plot: AnswerPlot; median: string }) {
  const { t } = useTranslation('mfe-companies');
  const isLeft = plot.median < 200;
  return (
    <>
      <path data-part="axis" d="M6 72H294" />
      {plot.dots.map(({ x, y, isMedian }) => (
        <circle key={`${x} ${y}`} data-part={isMedian ? 'main' : 'mark'} cx={x} cy={y} r={plot.radius} />
      ))}
      <path data-part="pointer" d={`M${plot.median} 8V14`} />
      <text data-part="strong" x={plot.median + (isLeft ? 6 : -6)} y="13" textAnchor={isLeft ? 'start' : 'end'}>
        {median}
      </text>
      {plot.labels.map(({ x, days, isCapped }, index) => (
        <text key={days} x={x} y="90" textAnchor="middle">
          {index === 0 ? t('figures.answers.days', { count: days }) : `${days}${isCapped ? '+' : ''}`}
        </text>
      ))}
    </>
  );
}
