import { Button, useFormat, useTranslation } from 'platform';
import { useJobLabels } from 'platform/jobs';
import { useGetJobPayQuery } from 'platform/queries';
import {
  emptyJobFilter,
  paymentsPerYear,
  toMinPay,
  yearlyMinPay,
  type JobFilter,
  type PayColumns,
  type PayUnit,
} from 'shared-contracts';
import { amountPer, roundAmounts } from '../../../components/pay-scale';
import { countVariables } from '../job-filters';
import { useSeen } from '../useSeen';
import * as S from './PayDistribution.styles';

const mostLabels = 4;

export interface DistributionProps {
  filter: JobFilter;
  unit: PayUnit;
}

/** The drawing, or its state, in the same place. */
export function Distribution({ filter, unit }: DistributionProps) {
  const { t } = useTranslation('mfe-jobs');
  const { t: common } = useTranslation('common');
  const { ref, isSeen } = useSeen();
  const arg = countVariables({ ...filter, minPay: emptyJobFilter.minPay });
  const { data, isError, isFetching, refetch } = useGetJobPayQuery(arg, { skip: !isSeen });
  const min = toMinPay(filter.minPay);
  if (isError) {
    return (
      <S.Place role="alert">
        {t('filters.minPay.failed')}
        <div>
          <Button variant="quiet" size="sm" onClick={() => void refetch()}>
            {common('retry')}
          </Button>
        </div>
      </S.Place>
    );
  }
  return (
    <S.Place ref={ref} aria-busy={isFetching}>
      {data?.columns && (
        <Bars count={data.count} columns={data.columns} unit={unit} min={min === null ? 0 : yearlyMinPay(min)} />
      )}
      {data?.columns === null && t('filters.minPay.none')}
    </S.Place>
  );
}

interface BarsProps {
  count: number;
  columns: PayColumns;
  unit: PayUnit;
  /** Euros per year. */
  min: number;
}

function Bars({ count, columns: { step, first, counts, lowest, highest }, unit, min }: BarsProps) {
  const { t } = useTranslation('mfe-jobs');
  const format = useFormat();
  const { payPer } = useJobLabels();
  const end = first + step * counts.length;
  const xOf = (amount: number) => (100 * (amount - first)) / (end - first);
  const span = (from: number, to: number) =>
    format.salary({
      min: amountPer(unit, from),
      max: amountPer(unit, to),
      currency: 'EUR',
      period: unit,
      payments: null,
    }).amount;
  const tallest = Math.max(...counts);
  const mode = first + step * counts.indexOf(tallest);
  const label = t('filters.minPay.drawing', {
    count,
    formatted: format.number(count),
    all: span(lowest, highest),
    per: payPer({ period: unit, payments: unit === 'month' ? paymentsPerYear : null }),
    most: span(mode, mode + step),
  });
  return (
    <S.Bars role="img" aria-label={label}>
      {counts.map((inColumn, at) => {
        const from = first + at * step;
        const height = inColumn === 0 ? 0 : Math.max(2, (56 * inColumn) / tallest);
        return (
          <rect
            key={from}
            data-part={from + step <= min ? 'below' : 'bar'}
            x={`${xOf(from) + 0.5}%`}
            width={`${100 / counts.length - 1}%`}
            y={60 - height}
            height={height}
            rx="3"
          />
        );
      })}
      <line data-part="axis" x1="0" x2="100%" y1="60.5" y2="60.5" />
      {roundAmounts(unit, first, end, mostLabels)
        .filter((amount) => xOf(amount) >= 5 && xOf(amount) <= 92)
        .map((amount) => (
          <text key={amount} x={`${xOf(amount)}%`} y="77" textAnchor="middle">
            {format.number(amountPer(unit, amount))}
          </text>
        ))}
    </S.Bars>
  );
}
