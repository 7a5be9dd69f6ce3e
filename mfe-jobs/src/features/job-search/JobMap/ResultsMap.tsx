import {
  ErrorPanel,
  Link,
  onDemand,
  Segments,
  Sheet,
  styled,
  useNavigate,
  useTranslation,
  type WaitingProps,
} from 'platform';
import type { JobFilter, JobSearchVariables } from 'shared-contracts';
import { jobsAddress, type SearchView } from '../job-filters';
import { fromPair } from '../results-view';
import type { JobMapProps } from './JobMap';

/** As high as the other controls of its row. Where list and job fit side by side, `ViewSwitch` has the map. */
const Toggle = styled.div`
  flex: none;
  margin-inline-start: auto;

  button {
    min-height: var(--control-sm);
  }

  ${fromPair} {
    display: none;
  }
`;

interface ViewToggleProps {
  filter: JobFilter;
  view: SearchView;
}

/** List or map of the results. The address contains the choice. */
export function ViewToggle({ filter, view }: ViewToggleProps) {
  const { t } = useTranslation('mfe-jobs');
  const navigate = useNavigate();
  return (
    <Toggle data-screen>
      <Segments
        label={t('search.view.label')}
        segments={[
          { value: 'list', label: t('search.view.list') },
          { value: 'map', label: t('search.view.map') },
        ]}
        value={view}
        onChange={(wanted) => void navigate(jobsAddress(filter, wanted))}
      />
    </Toggle>
  );
}

/** About as high as the map. */
const Waiting = styled(Sheet)`
  display: grid;
  place-items: center;
  align-content: center;
  min-height: 32rem;
  padding: var(--space-5);
  color: var(--color-text-muted);
`;

function WaitingMap({ hasFailed, isAsking, retry }: WaitingProps) {
  const { t } = useTranslation('mfe-jobs');
  if (hasFailed && !isAsking) {
    return (
      <Sheet>
        <ErrorPanel title={t('search.map.failed')} text={t('search.map.failedText')} onRetry={retry} />
      </Sheet>
    );
  }
  return (
    <Waiting aria-busy="true">
      <p role="status">{t('search.map.loading')}</p>
    </Waiting>
  );
}

/** Its code, the outline and the places of Portugal are loaded when the map is shown. */
const JobMap = onDemand<JobMapProps>({
  load: async () => (await import(/* webpackChunkName: "result-views" */ './JobMap')).JobMap,
  isWanted: () => true,
  Waiting: WaitingMap,
  ahead: false,
});

interface ResultsMapProps {
  arg: JobSearchVariables;
  filter: JobFilter;
}

/** The map of the results; without scripts a link to the list. */
export function ResultsMap({ arg, filter }: ResultsMapProps) {
  const { t } = useTranslation('mfe-jobs');
  return (
    <>
      <noscript>
        <Link to={jobsAddress(filter)}>{t('search.map.toList')}</Link>
      </noscript>
      <JobMap arg={arg} filter={filter} />
    </>
  );
}
