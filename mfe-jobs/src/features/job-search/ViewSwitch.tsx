import { media, Segments, styled, useNavigate, useTranslation } from 'platform';
import type { JobFilter } from 'shared-contracts';
import { jobsAddress, type SearchView } from './job-filters';
import { fromPair, resultsViews, setResultsView, useResultsView, type ResultsView } from './results-view';

/** Hidden where the pair has no room, and without JavaScript. */
const Frame = styled.div`
  display: none;
  padding: calc(var(--space-1) / 2);
  border-radius: var(--radius-full);
  background: var(--color-sunken);

  ${fromPair} {
    display: flex;
    grid-column: 3;
    justify-self: end;
  }

  ${media.withoutScript} {
    display: none;
  }
`;

interface ViewSwitchProps {
  filter: JobFilter;
  view: SearchView;
  onList: () => void;
}

/** Shows the results as a list, as a list beside the chosen job, or as a map. The address contains the map. */
export function ViewSwitch({ filter, view, onList }: ViewSwitchProps) {
  const { t } = useTranslation('mfe-jobs');
  const navigate = useNavigate();
  const chosen = useResultsView();
  const show = (wanted: ResultsView | 'map') => {
    if (wanted !== 'map') setResultsView(wanted);
    if (wanted === 'map' || view === 'map') void navigate(jobsAddress(filter, wanted === 'map' ? 'map' : 'list'));
    else if (wanted === 'list') onList();
  };
  return (
    <Frame>
      <Segments
        label={t('search.view.label')}
        segments={[
          ...resultsViews.map((value) => ({ value, label: t(`desk.${value}`) })),
          { value: 'map' as const, label: t('search.view.map') },
        ]}
        value={view === 'map' ? 'map' : chosen}
        onChange={show}
      />
    </Frame>
  );
}
