import {
  Button,
  Icon,
  Link,
  media,
  styled,
  useAnnounce,
  useNavigate,
  useToast,
  useTranslation,
  withTexts,
} from 'platform';
import { comparisonHref, limits } from 'shared-contracts';
import { addCompared, removeCompared, useComparedJobs, type ComparedJob } from './compared-jobs';
import { namespace, texts } from './comparison-texts';

/** Hidden without JavaScript, which the choice requires. */
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-2);
  align-items: center;
  font-size: var(--text-sm);

  ${media.withoutScript} {
    display: none;
  }
`;

/** Whether a job is chosen for the comparison, and the action that changes it. */
function useChoice(job: ComparedJob) {
  const { t } = useTranslation(namespace);
  const { show } = useToast();
  const announce = useAnnounce();
  const navigate = useNavigate();
  const jobs = useComparedJobs();
  const isChosen = jobs.some(({ id }) => id === job.id);
  const toggle = () => {
    if (isChosen) {
      removeCompared(job.id);
      return announce(t('removed', { title: job.title }));
    }
    if (addCompared(job)) return announce(t('added', { count: jobs.length + 1, limit: limits.comparedJobs }));
    const action = { label: t('open'), onClick: () => navigate(comparisonHref(jobs)) };
    show({ title: t('full', { limit: limits.comparedJobs }), description: t('fullHint'), action });
  };
  return { isChosen, jobs, toggle };
}

interface CompareButtonProps {
  job: ComparedJob;
  /** Shows the link to the comparison beside the button, where the page has no tray. */
  withLink?: boolean;
}

/** Toggle that adds a job to the comparison. */
export const CompareButton = withTexts(namespace, texts, ({ job, withLink = false }: CompareButtonProps) => {
  const { t } = useTranslation(namespace);
  const { isChosen, jobs, toggle } = useChoice(job);
  return (
    <Line data-screen>
      <Button
        variant="quiet"
        size="sm"
        aria-pressed={isChosen}
        aria-label={t(isChosen ? 'chosenNamed' : 'chooseNamed', { title: job.title })}
        onClick={toggle}
      >
        <Icon name={isChosen ? 'check' : 'bars'} size="sm" />
        {t(isChosen ? 'chosen' : 'choose')}
      </Button>
      {withLink && isChosen && <Link to={comparisonHref(jobs)}>{t('openCount', { count: jobs.length })}</Link>}
    </Line>
  );
});
