import { ButtonLink, css, media, onDemand, styled, useSession, type Session } from 'platform';
import { routes } from 'shared-contracts';
import type { AccountMenuProps } from '../AccountMenu/AccountMenu';
import { useShellText } from '../navigation/useShellText';

const Slot = styled.div`
  display: grid;
  justify-items: end;
  align-items: center;

  & > * {
    grid-area: 1 / 1;
  }
`;

/* Without JavaScript the session stays unknown: the sign-in link is shown. */
const waiting = css`
  visibility: hidden;

  ${media.withoutScript} {
    visibility: visible;
  }
`;

const looks = {
  loading: waiting,
  anonymous: css``,
  authenticated: css`
    visibility: hidden;
  `,
};

const WayIn = styled.div<{ $status: Session['status'] }>`
  ${({ $status }) => looks[$status]}
`;

/** Most visitors are not signed in. */
const AccountMenu = onDemand<AccountMenuProps>({
  load: async () => (await import(/* webpackChunkName: "overlays" */ '../AccountMenu/AccountMenu')).AccountMenu,
  isWanted: () => true,
});

/**
 * The sign-in link, or the account menu. Both share one grid cell, and the link always reserves its space: no layout
 * shift.
 */
export function SessionSlot() {
  const { t } = useShellText();
  const { status, user } = useSession();
  return (
    <Slot>
      <WayIn $status={status}>
        <ButtonLink to={routes.auth} variant="paper" size="sm">
          {t('nav.signIn')}
        </ButtonLink>
      </WayIn>
      {user !== null && <AccountMenu user={user} />}
    </Slot>
  );
}
