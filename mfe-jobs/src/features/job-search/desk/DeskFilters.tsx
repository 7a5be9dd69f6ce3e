import { ButtonLink, Icon, useFormat, useTranslation } from 'platform';
import { activeFilters, emptyJobFilter, isOneOf, type PanelFilterName } from 'shared-contracts';
import { JobFilterDrawer, PanelOptions, type FilterPanelProps } from '../FilterPanel';
import { clearFilter, jobsAddress, panelFilters, toggleFilter, type PanelFilter } from '../job-filters';
import { MinPayField } from '../MinPayField/MinPayField';
import { PayDistribution } from '../PayDistribution/PayDistribution';
import { useFilterWords } from '../useFilterWords';
import * as S from './DeskFilters.styles';
import { FilterPopover } from './FilterPopover';

/** The filters with their own control, in the order of the row, and the width from which the row has room for it. */
const popovers: readonly { name: PanelFilterName; from: number }[] = [
  { name: 'schedule', from: 0 },
  { name: 'experienceLevel', from: 0 },
  { name: 'category', from: 1320 },
];

/** Active filters with these names are shown by their own controls or by the search bar. */
const inRow = ['minPay', 'withPay', 'workplace', 'location', 'keyword', ...popovers.map(({ name }) => name)] as const;

export type DeskFiltersProps = Omit<FilterPanelProps, 'formId'>;

/** The filters in one row, above the list and the job. Each applies immediately. */
export function DeskFilters(props: DeskFiltersProps) {
  const { t } = useTranslation('mfe-jobs');
  const { filter, page, onChange } = props;
  const words = useFilterWords(page);
  const groups = new Map(panelFilters(filter, page).map((group) => [group.name, group]));
  const active = activeFilters(filter);
  const elsewhere = active.filter(({ name }) => !isOneOf(inRow, name)).length;
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
      {popovers.map(({ name, from }) => {
        const group = groups.get(name);
        return (
          group && (
            <S.FromWidth key={name} $from={from}>
              <FilterPopover label={t(`filters.${name}.legend`)} value={valueOf(active, name, words)}>
                <PanelOptions {...props} formId={undefined} group={group} />
              </FilterPopover>
            </S.FromWidth>
          )
        );
      })}
      <JobFilterDrawer {...props} rowLabel={t('desk.more')} count={elsewhere} />
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

/** The first active value of a filter, and the number of its others; null for an inactive filter. */
function valueOf(
  active: ReturnType<typeof activeFilters>,
  name: PanelFilterName,
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
