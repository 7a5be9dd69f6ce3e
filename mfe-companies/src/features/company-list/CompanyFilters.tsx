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
  useTranslation,
  VisuallyHidden,
} from 'platform';
import { useJobTexts } from 'platform/jobs';
import { useState, type ReactNode } from 'react';
import { byName, companyFacetNames, type CompanyFacetName, type FacetValue } from 'shared-contracts';
import type { CompanyList } from './useCompanyList';

/** Values of a filter before the others, which are folded. */
const mostVisible = 6;

interface CompanyFiltersProps {
  list: CompanyList;
  /** The form that the controls belong to; none inside the drawer, which is a second view of the same filters. */
  formId?: string;
}

/** The filters of the list. Each applies immediately. */
export function CompanyFilters({ list, formId }: CompanyFiltersProps) {
  return companyFacetNames.map((name) => <CompanyFilter key={name} name={name} list={list} formId={formId} />);
}

interface CompanyFilterProps {
  name: CompanyFacetName;
  list: CompanyList;
  formId: string | undefined;
}

function CompanyFilter({ name, list: { filter, change, page }, formId }: CompanyFilterProps) {
  const { t } = useTranslation('mfe-companies');
  const chosen = filter[name];
  const values = withChosen(page?.facets[name] ?? [], chosen);
  const toggle = (value: string) =>
    change({ [name]: chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value] });
  const rest = values.slice(mostVisible);
  if (values.length === 0) return null;
  const options = { name, chosen, toggle, formId };
  return (
    <FieldSet legend={t(`filters.${name}`)}>
      <Options {...options} values={values.slice(0, mostVisible)} />
      {rest.length > 0 && (
        <Folded
          label={t(`filters.more.${name}`, { count: rest.length })}
          isOpen={rest.some(({ value }) => chosen.includes(value))}
        >
          <Options {...options} values={rest} />
        </Folded>
      )}
    </FieldSet>
  );
}

/** A chosen value that no company has can be removed. */
function withChosen(values: readonly FacetValue[], chosen: readonly string[]): readonly FacetValue[] {
  const unknown = chosen.filter((one) => values.every(({ value }) => value !== one));
  return [...values, ...unknown.map((value) => ({ value, label: value, count: 0 }))];
}

interface OptionsProps {
  name: CompanyFacetName;
  values: readonly FacetValue[];
  chosen: readonly string[];
  toggle: (value: string) => void;
  formId: string | undefined;
}

function Options({ name, values, chosen, toggle, formId }: OptionsProps) {
  const format = useFormat();
  const jobTexts = useJobTexts();
  return values.map(({ value, label, count }) => (
    <OptionRow
      key={value}
      control="checkbox"
      name={name}
      value={value}
      form={formId}
      label={name === 'workplace' ? jobTexts(`workplace.${value}`, { defaultValue: label }) : label}
      count={format.number(count)}
      checked={chosen.includes(value)}
      onChange={() => toggle(value)}
    />
  ));
}

const Details = styled.details`
  > summary {
    width: fit-content;
    padding-block: var(--space-2);
    border-radius: var(--radius-xs);
    color: var(--color-brand-text);
    font-size: var(--text-sm);
    font-weight: var(--weight-semibold);
    list-style: none;
    cursor: pointer;
  }

  > summary::-webkit-details-marker {
    display: none;
  }

  &[open] > summary {
    display: none;
  }
`;

/** Opened once: it does not close when its last value is removed. */
function Folded({ label, isOpen, children }: { label: string; isOpen: boolean; children: ReactNode }) {
  const [startsOpen] = useState(isOpen);
  return (
    <Details open={startsOpen}>
      <summary>{label}</summary>
      {children}
    </Details>
  );
}

/** From `large` the filters are beside the list; without JavaScript they are below it. */
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

/** The filters on small screens. Each applies immediately; the footer shows the number of companies. */
export function CompanyFilterDrawer({ list }: { list: CompanyList }) {
  const { t } = useTranslation('mfe-companies');
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  useBackCloses(isOpen, () => setOpen(false));
  const { filter, change, page } = list;
  const active = companyFacetNames.reduce((sum, name) => sum + filter[name].length, 0);
  const total = page?.total ?? 0;
  return (
    <Opener>
      <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
        <Icon name="filter" size="sm" />
        {t('filters.title')}
        {active > 0 && (
          <Badge tone="success">
            <span aria-hidden="true">{active}</span>
            <VisuallyHidden>{t('filters.active', { count: active })}</VisuallyHidden>
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
            <Button variant="quiet" onClick={() => change(byName(companyFacetNames, () => []))}>
              {t('filters.clear')}
            </Button>
            <Button onClick={() => setOpen(false)}>
              {t('filters.show', { count: total, formatted: format.number(total) })}
            </Button>
          </Foot>
        }
      >
        <CompanyFilters list={list} />
      </Drawer>
    </Opener>
  );
}
