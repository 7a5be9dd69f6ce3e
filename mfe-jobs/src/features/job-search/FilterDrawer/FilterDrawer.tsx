import {
  Badge,
  Button,
  Drawer,
  Icon,
  media,
  styled,
  useBackCloses,
  useFormat,
  useNavigate,
  useTranslation,
  VisuallyHidden,
} from 'platform';
import { useState } from 'react';
import { activeFilterCount } from 'shared-contracts';
import { FilterPanel, type FilterPanelProps } from '../FilterPanel/FilterPanel';
import { clearFilter, jobsAddress } from '../job-filters';

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
