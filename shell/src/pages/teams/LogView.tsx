import { ButtonLink, EmptyState, Select, Skeleton } from 'platform';
import { Failed } from './RemotesView';
import { FlipTable } from './FlipTable';
import { Loading } from './LoadState';
import { useListRegistryFlipsQuery, useListRemotesQuery } from './teams.api';
import { teamsHref, useTeamsAddress } from './use-teams-address';
import * as S from './TeamsPage.styles';

/** The audit log, newest first, by pages. */
export function LogView() {
  const { address, change } = useTeamsAddress();
  const { before, remote } = address;
  const arg = { ...(before !== null && { before }), ...(remote !== null && { remote }) };
  const { currentData: log, isError, error, isFetching, refetch } = useListRegistryFlipsQuery(arg);
  return (
    <>
      <S.Top>
        <p>Every change of what visitors get: by whom, when and why.</p>
        <S.RemoteControls>
          <span aria-hidden="true">Changes of</span>
          <RemoteSelect value={remote} onChange={(id) => change({ remote: id, before: null })} />
        </S.RemoteControls>
      </S.Top>
      {log === undefined && isError && <Failed error={error} busy={isFetching} onRetry={() => void refetch()} />}
      {log === undefined && !isError && (
        <Loading>
          <Skeleton height="24rem" shape="tile" />
        </Loading>
      )}
      {log?.flips.length === 0 && <EmptyState title="No changes" heading="h2" />}
      {log !== undefined && log.flips.length > 0 && <FlipTable caption="Audit log" flips={log.flips} />}
      {log !== undefined && (
        <S.Pages aria-label="Pages of the audit log">
          {before !== null && (
            <ButtonLink variant="secondary" size="sm" to={teamsHref({ view: 'log', remote })}>
              Newest
            </ButtonLink>
          )}
          {log.next !== null && (
            <ButtonLink variant="secondary" size="sm" to={teamsHref({ view: 'log', remote, before: String(log.next) })}>
              Older
            </ButtonLink>
          )}
        </S.Pages>
      )}
    </>
  );
}

interface RemoteSelectProps {
  value: string | null;
  onChange: (id: string | null) => void;
}

function RemoteSelect({ value, onChange }: RemoteSelectProps) {
  const { data } = useListRemotesQuery({});
  const ids = new Set(['shell', ...(data?.remotes ?? []).map(({ id }) => id), ...(value === null ? [] : [value])]);
  return (
    <Select
      id="teams-log-remote"
      label="Changes of"
      hideLabel
      size="sm"
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value === '' ? null : event.target.value)}
    >
      <option value="">everything</option>
      {[...ids].map((id) => (
        <option key={id} value={id}>
          {id}
        </option>
      ))}
    </Select>
  );
}
