import {
  Button,
  Icon,
  IconButton,
  isApiError,
  keepPage,
  useForgetUser,
  useLocation,
  useNavigate,
  useSession,
  useToast,
  type IconButtonProps,
} from 'platform';
import { useListSavedJobsQuery } from 'platform/queries';
import { isOneOf, jobHref, routes, type JobCard, type JobSummary } from 'shared-contracts';
import { useSaveTexts } from './save-texts';
import { useChangeSavedMutation } from './change-saved';
import { useRemoveSaved } from './use-remove-saved';

/** Address for a visitor who saves a job: /auth shows the reason, saves the job after signing in and redirects back. */
function saveLoginAddress(jobId: number, returnTo: string): string {
  const query = { message: 'save-login', returnTo, save: String(jobId) };
  return `${routes.auth}?${new URLSearchParams(query).toString()}`;
}

interface SaveJob {
  isSaved: boolean;
  isBusy: boolean;
  toggle: () => Promise<void>;
}

/** Error codes with specific messages. Other errors use the message of the action. */
const known = ['job_already_saved', 'saved_job_not_found', 'job_closed'] as const;

/** Whether the current user has saved a job. Visitors are sent to /auth; the job is saved when they return. */
export function useSaveJob(job: Pick<JobCard, keyof JobSummary>): SaveJob {
  const t = useSaveTexts();
  const { show } = useToast();
  const { status } = useSession();
  const navigate = useNavigate();
  const forget = useForgetUser();
  const { pathname, search } = useLocation();
  const loginAddress = saveLoginAddress(job.id, pathname + search);
  // Not `data`, which remains after the user has signed out.
  const { currentData } = useListSavedJobsQuery({}, { skip: status !== 'authenticated' });
  const [save, { isLoading: isSaving }] = useChangeSavedMutation();
  const { remove, isBusy: isRemoving } = useRemoveSaved();
  const isBusy = isSaving || isRemoving;
  const entry = currentData?.find(({ jobId }) => jobId === job.id);
  const toggle = async () => {
    if (status === 'anonymous') return navigate(loginAddress);
    // The list is loading: a job that was just saved has no id yet.
    if (isBusy || entry?.id === '') return;
    const outcome = entry === undefined ? 'save' : 'remove';
    const error = entry === undefined ? (await save({ job, entry })).error : await remove(entry);
    // The session may have ended since it was fetched.
    if (isApiError(error) && error.status === 401) return forget(loginAddress);
    if (error !== undefined) {
      const code = isApiError(error) ? error.data.code : '';
      const description = isOneOf(known, code) ? t(`errors.${code}`) : t('errors.later');
      show({ title: t(`failed.${outcome}`), description, variant: 'destructive' });
      return;
    }
    if (outcome === 'remove') return;
    keepPage(jobHref(job));
    show({ title: t('done.save'), variant: 'success' });
  };
  return { isSaved: entry !== undefined, isBusy, toggle };
}

interface SaveButtonProps {
  job: Pick<JobCard, keyof JobSummary>;
}

/** The bookmark of a row and of the action bar. */
export function SaveIconButton({ job, variant = 'plain' }: SaveButtonProps & Pick<IconButtonProps, 'variant'>) {
  const t = useSaveTexts();
  const { isSaved, isBusy, toggle } = useSaveJob(job);
  const label = t(isSaved ? 'removeNamed' : 'saveNamed', { title: job.title });
  return (
    <IconButton
      variant={variant}
      label={label}
      aria-pressed={isSaved}
      aria-disabled={isBusy || undefined}
      onClick={() => void toggle()}
    >
      <Icon name="bookmark" />
    </IconButton>
  );
}

/** The bookmark with words, in the apply panel. */
export function SaveButton({ job }: SaveButtonProps) {
  const t = useSaveTexts();
  const { isSaved, isBusy, toggle } = useSaveJob(job);
  return (
    <Button variant="secondary" aria-pressed={isSaved} busy={isBusy} onClick={() => void toggle()}>
      {!isBusy && <Icon name="bookmark" />}
      {t(isSaved ? 'saved' : 'save')}
    </Button>
  );
}
