import { OptionRow, styled, useFormat, useTranslation } from 'platform';
import { emptyJobFilter, type JobFilter } from 'shared-contracts';
import { useLastVisit } from '../../components/last-visit';

const When = styled.small`
  display: block;
  font-size: var(--text-xs);
  font-weight: var(--weight-regular);
  color: var(--color-text-muted);
`;

interface SinceLastVisitProps {
  filter: JobFilter;
  onChange: (change: Partial<JobFilter>) => void;
}

/** Switches to the jobs since the last visit on this device. Nothing in the first visit. */
export function SinceLastVisit({ filter, onChange }: SinceLastVisitProps) {
  const { t } = useTranslation('mfe-jobs');
  const format = useFormat();
  const since = useLastVisit();
  if (since === null) return null;
  const isOn = filter.postedAfter !== emptyJobFilter.postedAfter;
  return (
    <OptionRow
      control="checkbox"
      label={
        <>
          {t('filters.postedAfter.label')}
          <When>{format.dateTime(since)}</When>
        </>
      }
      checked={isOn}
      onChange={() => onChange({ postedAfter: isOn ? emptyJobFilter.postedAfter : since })}
    />
  );
}
