import { Skeleton, useFormat, useTranslation } from 'platform';
import { Pay, salaryInUnits, ShownPer } from 'platform/jobs';
import type { ReactNode } from 'react';
import {
  comparedPay,
  payUnits,
  type Job,
  type JobCard,
  type PayRange,
  type PayUnit,
  type Salary,
} from 'shared-contracts';
import { amountPer } from '../../pay-scale';
import type { ShownJob } from '../useJob';
import { usePayLines } from '../usePayTerms';
import { axisLabels, plotPayRange, type PayPlot } from './plot-pay-range';
import { usePayRangeTexts } from './usePayRangeTexts';
import * as S from './PayRange.styles';

interface PayRangeProps {
  job: Job;
  range: PayRange;
}

interface PayRangePartProps extends ShownJob {
  /** Shown for a job without comparable ones. Default: nothing. */
  otherwise?: ReactNode;
}

/**
 * The job's pay beside that of comparable jobs. While these are loading, a placeholder of the same height: almost all open jobs have
 * comparable ones.
 */
export function PayRangePart({ job, complete, isLoading, otherwise = null }: PayRangePartProps) {
  if (complete?.payRange) return <PayRangeBox job={complete} range={complete.payRange} />;
  return isLoading && !job.isClosed ? <PayRangeWaiting job={job} /> : otherwise;
}

function PayRangeBox({ job, range }: PayRangeProps) {
  const { t } = useTranslation('mfe-jobs');
  return (
    <S.Box aria-label={t('detail.payRange.title')}>
      <div>
        <OwnPay job={job} />
        <MedianLine job={job} range={range} />
      </div>
      <div>
        <InUnits>{(unit) => <RangeFigure job={job} range={range} unit={unit} />}</InUnits>
        <Method job={job} range={range} />
      </div>
    </S.Box>
  );
}

/** The pay is known, its comparison is not. */
function PayRangeWaiting({ job }: { job: JobCard }) {
  const { t } = useTranslation('mfe-jobs');
  return (
    <S.Box aria-label={t('detail.payRange.title')} aria-busy="true">
      <div>
        <OwnPay job={job} />
        <S.Terms as="div">
          <Skeleton width="70%" height="1.45em" />
        </S.Terms>
      </div>
      <S.Waiting aria-hidden="true">
        <Skeleton width="80%" height="40px" />
        <Skeleton height="100px" shape="tile" />
        <Skeleton width="60%" height="17px" />
        <Skeleton width="40%" height="20px" />
      </S.Waiting>
    </S.Box>
  );
}

/** Renders both units, of which one is visible. */
function InUnits({ children }: { children: (unit: PayUnit) => ReactNode }) {
  return payUnits.map((unit) => (
    <ShownPer key={unit} as="div" $unit={unit}>
      {children(unit)}
    </ShownPer>
  ));
}

function OwnPay({ job }: { job: JobCard }) {
  const format = useFormat();
  const linesOf = usePayLines();
  const { salary } = job;
  const units = salary === null ? [] : salaryInUnits(salary);
  if (salary === null || units.length === 0) return <Pay job={job} />;
  const pay = (shown: Salary) => (
    <>
      <S.Amount>{format.salary(shown).amount}</S.Amount>
      {linesOf(salary, shown).map((line) => (
        <S.Terms key={line}>{line}</S.Terms>
      ))}
    </>
  );
  return units.map(({ unit, salary: shown }) => (
    <ShownPer key={unit} as="div" $unit={unit}>
      {pay(shown)}
    </ShownPer>
  ));
}

/**
 * Compared in whole euros per month, so that equal amounts are never said to differ. Pay "from" a lower amount may reach the median.
 */
function positionOf({ salary }: Job, { median }: PayRange): 'above' | 'at' | 'below' | 'fromBelow' | 'none' {
  const pay = salary && comparedPay(salary);
  if (salary === null || pay === null) return 'none';
  const difference = amountPer('month', pay) - amountPer('month', median);
  if (difference === 0) return 'at';
  if (difference > 0) return 'above';
  return salary.max === null ? 'fromBelow' : 'below';
}

function MedianLine({ job, range }: PayRangeProps) {
  const { t } = useTranslation('mfe-jobs');
  const texts = usePayRangeTexts();
  const position = positionOf(job, range);
  return (
    <InUnits>
      {(unit) => (
        <S.Median $isAbove={position === 'above'}>
          {t(`detail.payRange.median.${position}`, { median: texts.amount(unit, range.median) })}
        </S.Median>
      )}
    </InUnits>
  );
}

/** Caption, drawing and legend in one unit. The drawing's label says the same as the texts. */
function RangeFigure({ job, range, unit }: PayRangeProps & { unit: PayUnit }) {
  const { t } = useTranslation('mfe-jobs');
  const texts = usePayRangeTexts();
  const plot = plotPayRange(range, job.salary);
  return (
    <>
      <S.Caption>
        {texts.subject(job, range)} <b>{texts.span(unit, range.low, range.high)}</b> <small>{texts.per(unit)}</small>,{' '}
        <span>{texts.adverts(range)}</span>
      </S.Caption>
      <Drawing plot={plot} label={texts.sentence(unit, job, range)}>
        {axisLabels(range, unit).map(({ x, amount }, at, { length }) => (
          <text key={amount} x={`${x}%`} y="94" textAnchor="middle">
            {at === length - 1 ? texts.amount(unit, amount) : texts.number(unit, amount)}
          </text>
        ))}
      </Drawing>
      <S.Legend>
        {plot.own && (
          <li>
            <S.Sign $part="this" />
            {t('detail.payRange.legend.this')}
          </li>
        )}
        <li>
          <S.Sign $part="advert" />
          {t('detail.payRange.legend.advert', { count: plot.perDot })}
        </li>
        <li>
          <S.Sign $part="band" />
          {t('detail.payRange.legend.band', texts.counts(range))}
        </li>
      </S.Legend>
    </>
  );
}

function Drawing({
  plot: { dots, band, own },
  label,
  children,
}: {
  plot: PayPlot;
  label: string;
  children: ReactNode;
}) {
  return (
    <S.Plot role="img" aria-label={label}>
      <rect data-part="band" x={`${band.from}%`} y="0.5" width={`${band.to - band.from}%`} height="63" rx="6" />
      {dots.map(({ x, y, isOwn }) => (
        <circle key={`${x} ${y}`} data-part={isOwn ? 'own' : 'advert'} cx={`${x}%`} cy={y} r="4" />
      ))}
      <line data-part="axis" x1="0" x2="100%" y1="64" y2="64" />
      {own && <line data-part="this" x1={`${own.from}%`} x2={`${own.to}%`} y1="72" y2="72" />}
      {children}
    </S.Plot>
  );
}

/** How the adverts are counted, in plain words. */
function Method({ job, range }: PayRangeProps) {
  const { t } = useTranslation('mfe-jobs');
  const texts = usePayRangeTexts();
  return (
    <S.Method>
      <summary>{t('detail.payRange.method.title')}</summary>
      <p>{texts.basis(job, range)}</p>
      <p>{t('detail.payRange.method.counting')}</p>
      <InUnits>
        {(unit) => (
          <p>
            {t('detail.payRange.method.range', {
              ...texts.counts(range),
              median: `${texts.amount(unit, range.median)} ${texts.per(unit)}`,
            })}
          </p>
        )}
      </InUnits>
    </S.Method>
  );
}
