import {
  Badge,
  Button,
  Drawer,
  FieldSet,
  Icon,
  media,
  OptionRow,
  styled,
  useBackCloses,
  useFormat,
  useNavigate,
  useTranslation,
  VisuallyHidden,
} from 'platform';
import { useState, type ReactNode } from 'react';
import { activeFilterCount, type JobFilter, type JobSearchPage } from 'shared-contracts';
import { clearFilter, jobsAddress, panelFilters, toggleFilter, type PanelFilter } from './job-filters';
import { MinPayField } from './MinPayField/MinPayField';
import { useFilterWords } from './useFilterWords';

interface FilterPanelProps {
  filter: JobFilter;
  page: JobSearchPage | undefined;
  onChange: (change: Partial<JobFilter>) => void;
  /** The form that the controls belong to; none inside the drawer, which is a second view of the same filters. */
  formId?: string | undefined;
}

/** All filters of the search. Each applies immediately. */
export function FilterPanel({ filter, page, onChange, formId }: FilterPanelProps) {
  const { t } = useTranslation('mfe-jobs');
  const words = useFilterWords(page);
  return panelFilters(filter, page).map(({ name, ...group }) => (
    <FilterGroup
      key={name}
      {...group}
      name={name}
      legend={t(`filters.${name}.legend`)}
      labelOf={(value) => words.option(name, value)}
      onChoose={(value) => onChange(toggleFilter(filter, name, value))}
      formId={formId}
    >
      {name === 'withPay' && (
        <MinPayField key={filter.minPay} value={filter.minPay} onApply={onChange} formId={formId} />
      )}
    </FilterGroup>
  ));
}

interface FilterGroupProps extends PanelFilter {
  legend: string;
  labelOf: (value: string) => string;
  onChoose: (value: string) => void;
  formId: string | undefined;
  /** Shown above the options. */
  children: ReactNode;
}

/** A legend and a row per value with its number of jobs. */
function FilterGroup({
  legend,
  name,
  control,
  options,
  chosen,
  labelOf,
  onChoose,
  formId,
  children,
}: FilterGroupProps) {
  const format = useFormat();
  return (
    <FieldSet legend={legend}>
      {children}
      {options.map(({ value, count }) => (
        <OptionRow
          key={value}
          control={control}
          name={name}
          value={value}
          form={formId}
          label={labelOf(value)}
          {...(count !== null && { count: format.number(count) })}
          checked={chosen.includes(value)}
          onChange={() => onChoose(value)}
        />
      ))}
    </FieldSet>
  );
}

/** From 1024 px the filters are beside the results; without JavaScript they are below them. */
const Opener = styled.div`
  ${media.from.large} {
    display: none;
  }

  ${media.withoutScript} {
    display: none;
  }
`;

const Foot = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: var(--space-2);
`;

/** The filters on small screens. Each applies immediately; the footer shows the number of results. */
export function FilterDrawer(props: Omit<FilterPanelProps, 'formId'>) {
  const { filter, page } = props;
  const { t } = useTranslation('mfe-jobs');
  const format = useFormat();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  useBackCloses(isOpen, () => setOpen(false));
  const count = activeFilterCount(filter);
  const total = page?.total ?? 0;
  const formatted = format.number(total) + (page?.totalIsExact === false ? '+' : '');
  return (
    <Opener>
      <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
        <Icon name="filter" size="sm" />
        {t('filters.open')}
        {count > 0 && (
          <Badge tone="success">
            <span aria-hidden="true">{count}</span>
            <VisuallyHidden>{t('filters.active', { count })}</VisuallyHidden>
          </Badge>
        )}
      </Button>
      <Drawer
        open={isOpen}
        onOpenChange={setOpen}
        title={t('filters.title')}
        closeLabel={t('filters.close')}
        footer={
          <Foot>
            <Button variant="quiet" onClick={() => void navigate(jobsAddress(clearFilter(filter)))}>
              {t('filters.clearShort')}
            </Button>
            <Button onClick={() => setOpen(false)}>{t('filters.show', { count: total, formatted })}</Button>
          </Foot>
        }
      >
        <FilterPanel {...props} />
      </Drawer>
    </Opener>
  );
}
