import { useEffect, useId, useRef, useState } from 'react';
import { ButtonLink, EmptyState, Icon, isApiError, Link, localStore, Select, Sheet, Skeleton, Stack } from 'platform';
import { teamRanges, type ManagedRegistry, type TeamRange, type TeamRemotes } from 'shared-contracts';
import { FlipDialog } from './FlipDialog';
import type { OfferedFlip } from './flips';
import { FlipTable } from './FlipTable';
import { incidentsOf } from './incident';
import { IncidentBanner } from './IncidentBanner';
import { LoadError, Loading } from './LoadState';
import { IntervalBar } from './MetricChart';
import { metrics } from './metrics';
import { measuredRemote, remoteFilters, type RemoteFilter } from './remote-status';
import { chartTimes, headingId, RemoteRow } from './RemoteRow';
import { Key } from './RemoteRow.styles';
import { useListRegistryFlipsQuery, useListRemotesQuery, useListTeamRemotesQuery } from './teams.api';
import { useRefresh } from './use-refresh';
import { teamsHref, useTeamsAddress } from './use-teams-address';
import { counted, formatTime } from './words';
import * as S from './TeamsPage.styles';

const rangeNames: Record<TeamRange, string> = {
  hour: 'the last hour',
  day: 'the last 24 hours',
  week: 'the last 7 days',
  month: 'the last 30 days',
};

/** The remotes: what each visitor gets, and how it does. Requested again every 10 s. */
export function RemotesView() {
  const { address, change } = useTeamsAddress();
  const registry = useListRemotesQuery({});
  const measured = useListTeamRemotesQuery({ range: address.range });
  const flips = useListRegistryFlipsQuery({});
  const refetch = () => {
    for (const query of [registry, measured, flips]) void query.refetch();
  };
  useRefresh(refetch);
  if (registry.data === undefined) {
    if (registry.isError) return <Failed error={registry.error} busy={registry.isFetching} onRetry={refetch} />;
    return <RemotesSkeleton />;
  }
  // Values and charts change the height of a row.
  if (measured.isLoading) return <RemotesSkeleton />;
  const { revision, platform, remotes } = registry.data;
  return (
    <>
      <S.Top>
        <p>
          {counted(remotes.length, 'remote')}, platform {platform}, registry {revision} ·{' '}
          <Updated at={registry.fulfilledTimeStamp} isStale={registry.isError} />
        </p>
        <S.Controls>
          <span aria-hidden="true">Charts show</span>
          <RangeSelect value={address.range} onChange={(range) => change({ range })} />
          <ButtonLink variant="secondary" size="sm" to="/kit">
            UI kit
          </ButtonLink>
        </S.Controls>
      </S.Top>
      {measured.isError && (
        <LoadError
          compact
          title="The measurements could not be loaded"
          text="The charts show what was loaded last."
          busy={measured.isFetching}
          onRetry={() => void measured.refetch()}
        />
      )}
      <RemoteList registry={registry.data} measured={measured.data} flips={flips.data?.flips ?? []} />
      <LastFlips flips={flips.data?.flips.slice(0, 6)} />
    </>
  );
}

function Updated({ at, isStale }: { at: number | undefined; isStale: boolean }) {
  const time = at === undefined ? '' : ` ${formatTime(at)}`;
  return isStale ? <strong>not updated since{time}</strong> : <>updated{time}</>;
}

function RangeSelect({ value, onChange }: { value: TeamRange; onChange: (range: TeamRange) => void }) {
  return (
    <Select
      id="teams-range"
      label="Charts show"
      hideLabel
      size="sm"
      value={value}
      onChange={(event) => onChange(event.target.value as TeamRange)}
    >
      {teamRanges.map((range) => (
        <option key={range} value={range}>
          {rangeNames[range]}
        </option>
      ))}
    </Select>
  );
}

interface FailedProps {
  error: unknown;
  busy: boolean;
  onRetry: () => void;
}

/** Replaces the list when it could not be loaded. */
export function Failed({ error, busy, onRetry }: FailedProps) {
  const isMissing = isApiError(error) && error.data.code === 'registry_unavailable';
  const text = isMissing
    ? 'The API has no registry: REGISTRY_FILE and REMOTES_DIR are not set, or the file cannot be read.'
    : 'The API did not answer, or refused the request.';
  return <LoadError title="The registry could not be loaded" text={text} busy={busy} onRetry={onRetry} />;
}

function RemotesSkeleton() {
  return (
    <Loading>
      <Stack>
        {['a', 'b', 'c'].map((key) => (
          <Skeleton key={key} height="13rem" shape="tile" />
        ))}
      </Stack>
    </Loading>
  );
}

/** Key of the incidents that were marked as seen in this browser. */
const seenKey = 'teams-seen';

function useSeen() {
  const [seen, setSeen] = useState(() => (localStore.get(seenKey) ?? '').split('\n'));
  const markSeen = (key: string) => {
    const next = [...seen, key].slice(-20);
    localStore.set(seenKey, next.join('\n'));
    setSeen(next);
  };
  return { seen, markSeen };
}

interface RemoteListProps {
  registry: ManagedRegistry;
  measured: TeamRemotes | undefined;
  flips: Parameters<typeof incidentsOf>[1];
}

interface ChosenFlip {
  id: string;
  flip: OfferedFlip | null;
}

function RemoteList({ registry: { revision, remotes }, measured, flips }: RemoteListProps) {
  const { address, change } = useTeamsAddress();
  const { seen, markSeen } = useSeen();
  const [chosen, setChosen] = useState<ChosenFlip | null>(null);
  const id = useId();
  const times = chartTimes(measured);
  const incidents = incidentsOf(remotes, flips, (remote) => measuredRemote(measured, remote));
  const shown = remotes.filter(remoteFilters[address.show].test);
  const asked = remotes.find((remote) => remote.id === chosen?.id);
  // The answer that removes the flip's button may arrive after the dialog has restored the focus to it.
  const flipped = useRef<string | null>(null);
  useEffect(() => {
    if (flipped.current !== null) focusIfLost(headingId(flipped.current));
    flipped.current = null;
  }, [remotes]);
  return (
    <>
      {incidents
        .filter(({ key }) => !seen.includes(key))
        .map((incident) => (
          <IncidentBanner key={incident.key} incident={incident} times={times} onSeen={() => markSeen(incident.key)} />
        ))}
      <section aria-labelledby={id}>
        <S.ListHead>
          <h2 id={id}>Remotes</h2>
          <FilterButtons remotes={remotes} value={address.show} onChange={(show) => change({ show })} />
        </S.ListHead>
        {remotes.some(({ canary }) => canary !== null) && <CanaryLegend />}
        {shown.length === 0 ? (
          <EmptyRemotes isFiltered={remotes.length > 0} />
        ) : (
          <Sheet>
            {shown.map((remote) => (
              <RemoteRow
                key={remote.id}
                remote={remote}
                measured={measuredRemote(measured, remote.id)}
                times={times}
                onFlip={(flip) => setChosen({ id: remote.id, flip })}
              />
            ))}
          </Sheet>
        )}
      </section>
      {asked !== undefined && (
        <FlipDialog
          flip={chosen!.flip}
          remote={asked}
          revision={revision}
          onClose={() => setChosen({ ...chosen!, flip: null })}
          onGone={() => {
            flipped.current = asked.id;
            focusIfLost(headingId(asked.id));
          }}
        />
      )}
    </>
  );
}

/** A flip may remove the button that has the focus. */
function focusIfLost(id: string): void {
  if (document.activeElement === document.body) document.getElementById(id)?.focus();
}

interface FilterButtonsProps {
  remotes: ManagedRegistry['remotes'];
  value: RemoteFilter;
  onChange: (filter: RemoteFilter) => void;
}

function FilterButtons({ remotes, value, onChange }: FilterButtonsProps) {
  return (
    <S.Filters role="group" aria-label="Show">
      {Object.entries(remoteFilters).map(([name, { label, test }]) => (
        <S.Filter key={name} type="button" aria-pressed={name === value} onClick={() => onChange(name as RemoteFilter)}>
          {label} {remotes.filter(test).length}
        </S.Filter>
      ))}
    </S.Filters>
  );
}

const sample = { value: -0.1, low: -0.4, high: 0.2, limit: 0.5, verdict: 'no-worse' } as const;

function CanaryLegend() {
  return (
    <S.Legend>
      <li>
        <Key $kind="canary" /> canary
      </li>
      <li>
        <Key $kind="control" /> control: visitors on stable, drawn by the same hash, as many, at the same time
      </li>
      <li>
        <S.BandKey /> 95 % interval
      </li>
      <li>
        <S.IntervalKey aria-hidden="true">
          <IntervalBar metric={metrics[0]!} difference={sample} />
        </S.IntervalKey>
        canary minus control; taken back when it is worse by more than the limit
      </li>
    </S.Legend>
  );
}

function EmptyRemotes({ isFiltered }: { isFiltered: boolean }) {
  if (!isFiltered) {
    return (
      <EmptyState title="The registry contains no remotes" text="npm run build, then npm run deploy." heading="h3" />
    );
  }
  return <EmptyState title="No remote matches" heading="h3" />;
}

function LastFlips({ flips }: { flips: RemoteListProps['flips'] | undefined }) {
  const id = useId();
  if (flips === undefined) return null;
  return (
    <S.Flips aria-labelledby={id}>
      <S.FlipsHead>
        <h2 id={id}>Last flips</h2>
        <Link to={teamsHref({ view: 'log' })}>
          Whole audit log <Icon name="arrowRight" size="sm" />
        </Link>
      </S.FlipsHead>
      {flips.length === 0 ? <p>Nothing was changed yet.</p> : <FlipTable caption="Last flips" flips={flips} />}
    </S.Flips>
  );
}
