import { Field, Segments, styled, useFormat, useLanguage, useTranslation } from 'platform';
import { setPayUnit, usePayUnit } from 'platform/jobs';
import { useState } from 'react';
import {
  emptyJobFilter,
  fromMinPay,
  paymentsPerYear,
  payUnits,
  toMinPay,
  type JobFilter,
  type Language,
  type MinPay,
  type PayUnit,
} from 'shared-contracts';

const Fields = styled.div`
  display: grid;
  gap: var(--space-2);
  margin-bottom: var(--space-2);
`;

const signs: Record<Language, { group: string; decimal: string }> = {
  pt: { group: '.', decimal: ',' },
  en: { group: ',', decimal: '.' },
};
const amountPattern = /^(\d{1,7})(?:\.\d{1,2})?$/;

/** Whole euros of a typed amount ("1 200 €", "1.200,50"); 0 for an empty text, null for other texts. */
function typedAmount(text: string, language: Language): number | null {
  const { group, decimal } = signs[language];
  const compact = text.replaceAll(/[\s€]/g, '').replaceAll(group, '').replaceAll(decimal, '.');
  if (compact === '') return 0;
  const [, euros] = amountPattern.exec(compact) ?? [];
  return euros === undefined ? null : Number(euros);
}

const converted = ({ amount, unit }: MinPay, wanted: PayUnit): MinPay => {
  if (unit === wanted) return { amount, unit };
  return { unit: wanted, amount: Math.round(wanted === 'year' ? amount * paymentsPerYear : amount / paymentsPerYear) };
};

interface MinPayFieldProps {
  /** `JobFilter.minPay` at mount. */
  value: string;
  onApply: (change: Pick<JobFilter, 'minPay'>) => void;
  /** The form that the field belongs to without JavaScript. */
  formId: string | undefined;
}

/** Least pay, and the unit in which pay is shown on the whole site. Applies on Enter and when the field is left. */
export function MinPayField({ value, onApply, formId }: MinPayFieldProps) {
  const { t } = useTranslation('mfe-jobs');
  const format = useFormat();
  const { language } = useLanguage();
  const preferred = usePayUnit();
  const applied = toMinPay(value);
  const unit = applied?.unit ?? preferred;
  const [text, setText] = useState(applied === null ? value : format.number(applied.amount));
  const [isInvalid, setInvalid] = useState(value !== emptyJobFilter.minPay && applied === null);

  const apply = () => {
    const amount = typedAmount(text, language);
    setInvalid(amount === null);
    if (amount === null) return;
    const minPay = amount === 0 ? emptyJobFilter.minPay : fromMinPay({ amount, unit });
    if (minPay !== value) onApply({ minPay });
  };
  const changeUnit = (wanted: PayUnit) => {
    setPayUnit(wanted);
    if (applied !== null) onApply({ minPay: fromMinPay(converted(applied, wanted)) });
  };
  return (
    <Fields>
      <Field
        label={t('filters.minPay.label')}
        // Without JavaScript the form sends amounts per month only.
        name={unit === 'month' ? 'minPay' : undefined}
        form={formId}
        inputMode="numeric"
        autoComplete="off"
        placeholder={t(`filters.minPay.example.${unit}`)}
        value={text}
        error={isInvalid && t('filters.minPay.error')}
        onChange={({ target }) => {
          setText(target.value);
          setInvalid(false);
        }}
        onBlur={apply}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          apply();
        }}
      />
      {unit === 'year' && applied !== null && <input type="hidden" name="minPay" form={formId} value={value} />}
      <Segments
        label={t('filters.minPay.unit')}
        segments={payUnits.map((each) => ({ value: each, label: t(`filters.minPay.${each}`) }))}
        value={unit}
        onChange={changeUnit}
      />
    </Fields>
  );
}
