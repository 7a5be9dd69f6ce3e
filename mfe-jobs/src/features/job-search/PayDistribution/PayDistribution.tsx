import { onDemand, useFormat, useTranslation } from 'platform';
import { usePayUnit } from 'platform/jobs';
import { emptyJobFilter, fromMinPay, paymentsPerYear, toMinPay, type JobFilter } from 'shared-contracts';
import type { DistributionProps } from './Distribution';
import * as S from './PayDistribution.styles';

/** Minimums to choose from, in euros per month. */
const presets = [1_000, 1_200, 1_400, 1_600, 2_000];

/** Loaded on demand; until then its place is empty. */
const Distribution = onDemand<DistributionProps>({
  load: async () => (await import(/* webpackChunkName: "search-fields" */ './Distribution')).Distribution,
  isWanted: () => true,
  Waiting: () => <S.Place aria-busy="true" />,
});

interface PayDistributionProps {
  filter: JobFilter;
  /** Without the bars, nothing is requested. */
  hasBars?: boolean;
  onApply: (change: Pick<JobFilter, 'minPay'>) => void;
}

/** The comparable pay of the matches without a minimum, and common minimums. Requested when it is on the screen. */
export function PayDistribution({ filter, hasBars = true, onApply }: PayDistributionProps) {
  const { t } = useTranslation('mfe-jobs');
  const format = useFormat();
  const preferred = usePayUnit();
  const applied = toMinPay(filter.minPay);
  const unit = applied?.unit ?? preferred;
  const euros = (amount: number) =>
    format.salary({ min: amount, max: amount, currency: 'EUR', period: unit, payments: null }).amount;
  return (
    <S.Group>
      {hasBars && <Distribution filter={filter} unit={unit} />}
      <S.Presets role="group" aria-label={t('filters.minPay.presets')}>
        {presets.map((monthly) => {
          const amount = unit === 'year' ? monthly * paymentsPerYear : monthly;
          const minPay = fromMinPay({ amount, unit });
          const isChosen = filter.minPay === minPay;
          return (
            <S.Preset
              key={monthly}
              type="button"
              aria-pressed={isChosen}
              onClick={() => onApply({ minPay: isChosen ? emptyJobFilter.minPay : minPay })}
            >
              {format.number(amount)}
            </S.Preset>
          );
        })}
      </S.Presets>
      <S.Note>
        {applied === null ? t('filters.minPay.note') : t('filters.minPay.noteFrom', { amount: euros(applied.amount) })}
      </S.Note>
    </S.Group>
  );
}
