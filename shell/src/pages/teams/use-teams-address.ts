import { useSearchParams } from 'platform';
import { isOneOf, routes, teamRanges, type TeamRange } from 'shared-contracts';
import { remoteFilters, type RemoteFilter } from './remote-status';

/** Parts of the page, by their value in `?view=`. */
export const teamViews = { remotes: 'Remotes', log: 'Audit log', alerts: 'Alerts', codes: 'Error codes' } as const;
export type TeamView = keyof typeof teamViews;

export interface TeamsAddress {
  view: TeamView;
  range: TeamRange;
  show: RemoteFilter;
  /** Of the audit log: changes of one remote, older than a revision. */
  remote: string | null;
  before: string | null;
  /** The error code whose text is open. */
  code: string | null;
}

const viewNames = Object.keys(teamViews) as TeamView[];
const filterNames = Object.keys(remoteFilters) as RemoteFilter[];

/** The state of the page in its address. Unknown values are ignored. */
export function useTeamsAddress() {
  const [search, setSearch] = useSearchParams();
  const one = <T extends string>(name: string, known: readonly T[], usual: T): T => {
    const value = search.get(name);
    return isOneOf(known, value) ? value : usual;
  };
  const address: TeamsAddress = {
    view: one('view', viewNames, 'remotes'),
    range: one('range', teamRanges, 'day'),
    show: one('show', filterNames, 'all'),
    remote: search.get('remote'),
    before: search.get('before'),
    code: search.get('code'),
  };
  /** Replaces the history entry; null removes a value. */
  const change = (values: Readonly<Record<string, string | null>>) => {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(values)) {
      if (value === null) next.delete(name);
      else next.set(name, value);
    }
    setSearch(next, { replace: true });
  };
  return { address, change };
}

/** Address of a part of the page. */
export function teamsHref(values: Readonly<Record<string, string | null>>): string {
  const known = Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== null);
  const query = new URLSearchParams(known).toString();
  return query === '' ? routes.teams : `${routes.teams}?${query}`;
}
