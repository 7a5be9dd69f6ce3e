import {
  Button,
  Icon,
  isApiError,
  media,
  styled,
  useForgetUser,
  useLocation,
  useNavigate,
  useSession,
  useToast,
  useTranslation,
} from 'platform';
import { useListFollowedCompaniesQuery } from 'platform/queries';
import { routes, type Company } from 'shared-contracts';
import { useChangeFollowMutation } from '../../../companies.api';

interface Follow {
  isFollowed: boolean;
  isBusy: boolean;
  toggle: () => Promise<void>;
}

/** Whether the current user follows a company. Visitors are sent to /auth and return afterwards. */
function useFollow(company: Pick<Company, 'id' | 'name'>): Follow {
  const { t } = useTranslation('mfe-companies');
  const { show } = useToast();
  const { status } = useSession();
  const signIn = useSignIn();
  const { data } = useListFollowedCompaniesQuery({}, { skip: status !== 'authenticated' });
  const [change, { isLoading }] = useChangeFollowMutation();
  const isFollowed = data?.includes(company.id) ?? false;
  const toggle = async () => {
    if (status === 'anonymous') return signIn();
    const follow = !isFollowed;
    const { error } = await change({ company, follow });
    // The session may have ended since it was fetched.
    if (isApiError(error) && error.status === 401) return signIn('forget');
    const outcome = follow ? 'followed' : 'unfollowed';
    if (error === undefined) show({ title: t(`follow.${outcome}`, { company: company.name }), variant: 'success' });
    else show({ title: t(`follow.failed.${outcome}`, { company: company.name }), variant: 'destructive' });
  };
  return { isFollowed, isBusy: isLoading, toggle };
}

/** `forget` clears the session first. Otherwise /auth would redirect back, because the page still has a signed-in user. */
function useSignIn(): (whom?: 'forget') => void {
  const navigate = useNavigate();
  const forgetUser = useForgetUser();
  const { pathname, search } = useLocation();
  const query = new URLSearchParams({ message: 'follow-login', returnTo: pathname + search });
  const address = `${routes.auth}?${query.toString()}`;
  return (whom) => void (whom === 'forget' ? forgetUser(address) : navigate(address));
}

/** Hidden without JavaScript, which following requires. */
const Place = styled.div`
  ${media.withoutScript} {
    display: none;
  }
`;

/** Button that follows or unfollows a company. */
export function FollowButton({ company }: { company: Pick<Company, 'id' | 'name'> }) {
  const { t } = useTranslation('mfe-companies');
  const { isFollowed, isBusy, toggle } = useFollow(company);
  const state = isFollowed ? 'following' : 'follow';
  return (
    <Place>
      <Button
        variant="secondary"
        busy={isBusy}
        aria-pressed={isFollowed}
        aria-label={t(`follow.${state}Named`, { company: company.name })}
        onClick={() => void toggle()}
      >
        {!isBusy && <Icon name={isFollowed ? 'check' : 'bell'} />}
        {t(`follow.${state}`)}
      </Button>
    </Place>
  );
}
