import { useMemo, useState, type ReactNode } from 'react';
import { BoardMark, Link, PortalContext, usePageMeta } from 'platform';
import { useShellText } from '../../layout/navigation/useShellText';
import { AlertsView } from './AlertsView';
import { CodesView } from './CodesView';
import { LogView } from './LogView';
import { RemotesView } from './RemotesView';
import { teamsHref, teamViews, useTeamsAddress, type TeamView } from './use-teams-address';
import * as S from './TeamsPage.styles';

const views: Readonly<Record<TeamView, () => ReactNode>> = {
  remotes: RemotesView,
  log: LogView,
  alerts: AlertsView,
  codes: CodesView,
};

/** The page for the teams that deploy remotes; admins only. A tool: its texts are English. */
export function TeamsPage() {
  const { t } = useShellText();
  const { address } = useTeamsAddress();
  const { view } = address;
  const name = teamViews[view];
  const title = view === 'remotes' ? t('teams.title') : `${name} · ${t('teams.title')}`;
  usePageMeta({ title, description: t('teams.description'), robots: 'noindex' });
  const View = views[view];
  return (
    <InEnglish>
      <ViewLinks current={view} />
      <View />
    </InEnglish>
  );
}

/** The page with its dialogs, which are otherwise rendered at the end of the document, in the language of the site. */
function InEnglish({ children }: { children: ReactNode }) {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const [background, setBackground] = useState<HTMLElement | null>(null);
  const portal = useMemo(
    () => (container === null || background === null ? null : { container, background }),
    [container, background],
  );
  return (
    <div lang="en">
      <PortalContext value={portal}>
        <S.Page ref={setBackground}>
          <h1>Teams</h1>
          {children}
        </S.Page>
      </PortalContext>
      <div ref={setContainer} />
    </div>
  );
}

function ViewLinks({ current }: { current: TeamView }) {
  return (
    <S.Views aria-label="Parts of this page">
      {Object.entries(teamViews).map(([view, name]) => (
        <Link
          key={view}
          to={teamsHref({ view: view === 'remotes' ? null : view })}
          aria-current={view === current ? 'page' : undefined}
        >
          {name}
          {view === current && (
            <S.Mark>
              <BoardMark />
            </S.Mark>
          )}
        </Link>
      ))}
    </S.Views>
  );
}
