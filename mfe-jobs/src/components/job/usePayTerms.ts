import { useFormat, useTranslation } from 'platform';
import { joinFacts, salaryInUnits, useJobLabels } from 'platform/jobs';
import { paymentsPerYear, type Salary } from 'shared-contracts';

/** Terms of a salary that is shown in one unit: gross, the amount in the other unit, and the advert's own amount if it differs from both. */
export function usePayTerms(): (salary: Salary, shown: Salary) => string[] {
  const { t } = useTranslation('mfe-jobs');
  const { payPer } = useJobLabels();
  const format = useFormat();
  const text = (salary: Salary) => `${format.salary(salary).amount} ${payPer(salary)}`;
  return (salary, shown) => {
    const others = salaryInUnits(salary).filter(({ unit }) => unit !== shown.period);
    const isConverted = salary.period === 'month' && (salary.payments ?? paymentsPerYear) !== paymentsPerYear;
    return [
      t('detail.gross'),
      ...others.map((other) => text(other.salary)),
      ...(isConverted && others.length > 0 ? [t('detail.advertised', { pay: text(salary) })] : []),
    ];
  };
}

/** The lines below a large amount: its unit with "gross", then the other terms. */
export function usePayLines(): (salary: Salary, shown: Salary) => string[] {
  const { payPer } = useJobLabels();
  const termsOf = usePayTerms();
  return (salary, shown) => {
    const [gross, ...others] = termsOf(salary, shown);
    return [joinFacts([payPer(shown), gross], ', '), ...others];
  };
}
