import { css, media, styled, useFormat } from 'platform';
import { payUnits, salaryPer, type JobCard, type PayUnit, type Salary } from 'shared-contracts';
import { useJobLabels } from './useJobLabels';

const Amount = styled.span`
  font-weight: var(--pay-weight, 600);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

const Unit = styled.small`
  font-size: var(--text-xs);
  font-weight: 400;
  color: var(--color-text-muted);
`;

const Unknown = styled.span`
  font-size: var(--text-sm);
  font-weight: var(--weight-regular);
  color: var(--color-text-muted);
`;

const hidden = {
  month: css`
    :root[data-pay='year'] & {
      display: none;
    }
  `,
  year: css`
    :root:not([data-pay='year']) & {
      display: none;
    }
  `,
};

/** The pay of a row: at the right; on small screens below the title, at the left. */
export const PayColumn = styled.div`
  text-align: right;

  ${media.below.medium} {
    text-align: left;
  }
`;

/** Visible if the visitor has chosen this unit (`pay-unit.ts`). */
export const ShownPer = styled.span<{ $unit: PayUnit }>`
  ${({ $unit }) => hidden[$unit]}
`;

interface SalaryInUnit {
  unit: PayUnit;
  salary: Salary;
}

/** A salary in each unit, the default first; empty if it is not comparable. */
export const salaryInUnits = (salary: Salary): SalaryInUnit[] =>
  payUnits.flatMap((unit) => {
    const converted = salaryPer(unit, salary);
    return converted === null ? [] : [{ unit, salary: converted }];
  });

/** A salary with its unit. Comparable pay is rendered in both units, of which one is visible. */
function Salaries({ salary }: { salary: Salary }) {
  const units = salaryInUnits(salary);
  if (units.length === 0) return <SalaryText salary={salary} />;
  return units.map(({ unit, salary: converted }) => (
    <ShownPer key={unit} $unit={unit}>
      <SalaryText salary={converted} />{' '}
    </ShownPer>
  ));
}

function SalaryText({ salary }: { salary: Salary }) {
  const { payPer } = useJobLabels();
  const format = useFormat();
  return (
    <Amount>
      {format.salary(salary).amount} <Unit>{payPer(salary)}</Unit>
    </Amount>
  );
}

/**
 * Salary in the visitor's unit, or in the advert's if it is not comparable; the source's own text, or a placeholder, if there is
 * no salary.
 */
export function Pay({ job }: { job: Pick<JobCard, 'salary' | 'salaryText'> }) {
  const { payUnknown } = useJobLabels();
  if (job.salary === null) return <Unknown>{job.salaryText ?? payUnknown}</Unknown>;
  return <Salaries salary={job.salary} />;
}
