import { ButtonLink, Icon, useFormat, useTranslation } from 'platform';
import { activeFilters, emptyJobFilter, isOneOf, type JobFilterName, type PanelFilterName } from 'shared-contracts';
import { CompanyFilter, JobFilterDrawer, PanelOptions, type FilterPanelProps } from '../FilterPanel';
import { clearFilter, jobsAddress, panelFilters, toggleFilter, type PanelFilter } from '../job-filters';
import { MinPayField } from '../MinPayField/MinPayField';
import { PayDistribution } from '../PayDistribution/PayDistribution';
import { useMediaQuery } from '../results-view';
import { useFilterWords } from '../useFilterWords';
import * as S from './DeskFilters.styles';
import { FilterPopover } from './FilterPopover';

type PopoverName = PanelFilterName | 'companyId';

/** The filters with a popover that fit into the row, in its order. "Mais filtros" always contains all. */
function usePopoverNames(): readonly PopoverName[] {
  const area = useMediaQuery('(min-width: 1320px)') ? (['category'] as const) : [];
  const company = useMediaQuery('(min-width: 1440px)') ? (['companyId'] as const) : [];
  return ['schedule', 'experienceLevel', ...area, ...company];
}

/** Active filters with these names are shown by controls without a popover. */
const shownElsewhere = ['minPay', 'withPay', 'workplace', 'location', 'place', 'keyword'] as const;

export type DeskFiltersProps = Omit<FilterPanelProps, 'formId'>;

/** The filters in one row, above the list and the job. Each applies immediately. */
export function DeskFilters(props: DeskFiltersProps) {
  const { t } = useTranslation('mfe-jobs');
  const { filter, page, onChange } = props;
  const words = useFilterWords(page);
  const popovers = usePopoverNames();
  const groups = new Map<JobFilterName, PanelFilter>(panelFilters(filter, page).map((group) => [group.name, group]));
  const active = activeFilters(filter);
  const inDrawer = active.filter(({ name }) => !isOneOf([...shownElsewhere, ...popovers], name)).length;
  return (
    <S.Row role="group" aria-label={t('filters.title')}>
      <FilterPopover
        label={t('filters.withPay.legend')}
        value={filter.minPay === emptyJobFilter.minPay ? null : words.value('minPay', filter.minPay)}
        icon="euro"
      >
        <MinPayField key={filter.minPay} value={filter.minPay} onApply={onChange} formId={undefined} />
        <PayDistribution filter={filter} onApply={onChange} />
      </FilterPopover>
      <S.CheckLabel $isOn={filter.withPay === 'true'}>
        <input
          type="checkbox"
          checked={filter.withPay === 'true'}
          onChange={() => onChange(toggleFilter(filter, 'withPay', 'true'))}
        />
        {words.option('withPay', 'true')}
      </S.CheckLabel>
      <Modes {...props} group={groups.get('workplace')} />
      {popovers.map((name) => (
        <FilterPopover key={name} label={t(`filters.${name}.legend`)} value={valueOf(active, name, words)}>
          <PopoverOptions {...props} name={name} group={groups.get(name)} />
        </FilterPopover>
      ))}
      <JobFilterDrawer {...props} rowLabel={t('desk.more')} count={inDrawer} />
      {active.length > 0 && (
        <S.End>
          <ButtonLink variant="quiet" size="sm" to={jobsAddress(clearFilter(filter))}>
            {t('filters.clearShort')}
          </ButtonLink>
        </S.End>
      )}
    </S.Row>
  );
}

interface PopoverOptionsProps extends DeskFiltersProps {
  name: PopoverName;
  group: PanelFilter | undefined;
}

function PopoverOptions({ name, group, ...panel }: PopoverOptionsProps) {
  if (name === 'companyId') return <CompanyFilter {...panel} />;
  return group && <PanelOptions {...panel} formId={undefined} group={group} />;
}

/** The first active value of a filter, and the number of its others; null for an inactive filter. */
function valueOf(
  active: ReturnType<typeof activeFilters>,
  name: PopoverName,
  words: ReturnType<typeof useFilterWords>,
): string | null {
  const [first, ...others] = active.filter((one) => one.name === name);
  if (first === undefined) return null;
  return words.value(name, first.value) + (others.length > 0 ? ` +${others.length}` : '');
}

function Modes({ group, filter, page, onChange }: DeskFiltersProps & { group: PanelFilter | undefined }) {
  const { t } = useTranslation('mfe-jobs');
  const words = useFilterWords(page);
  const format = useFormat();
  return (
    <S.Modes role="group" aria-label={t('filters.workplace.legend')}>
      {group?.options.map(({ value, count }) => {
        const isOn = group.chosen.includes(value);
        return (
          <S.Mode
            key={value}
            type="button"
            $isOn={isOn}
            aria-pressed={isOn}
            onClick={() => onChange(toggleFilter(filter, 'workplace', value))}
          >
            {isOn && <Icon name="check" size="xs" />}
            {words.option('workplace', value)}
            {count !== null && <small>{format.number(count)}</small>}
          </S.Mode>
        );
      })}
    </S.Modes>
  );
}
