import {
  Button,
  ButtonLink,
  Container,
  Icon,
  IconButton,
  media,
  styled,
  useAnnounce,
  useTranslation,
  withTexts,
} from 'platform';
import { useRef } from 'react';
import { comparisonHref, limits } from 'shared-contracts';
import { clearCompared, removeCompared, useComparedJobs, type ComparedJob } from './compared-jobs';
import { namespace, texts } from './comparison-texts';

/** Sticky, not fixed: at the end of the page it rests above the footer instead of covering it. */
const Bar = styled.section`
  position: sticky;
  bottom: 0;
  z-index: var(--z-sticky);
  background: var(--color-raised);
  box-shadow: 0 calc(-1 * var(--border-hair)) 0 var(--color-border);

  &:focus:not(:focus-visible) {
    outline: 0;
  }

  ${media.below.medium} {
    bottom: var(--tabbar-space);
  }

  ${media.short} {
    position: static;
  }
`;

const Inner = styled(Container)`
  display: flex;
  gap: var(--space-3);
  align-items: center;
  padding-block: var(--space-2);

  ${media.below.medium} {
    gap: var(--space-2);
  }
`;

const Title = styled.h2`
  flex: none;
  font-size: var(--text-sm);
  font-weight: var(--weight-semibold);
  letter-spacing: 0;
`;

/** Phones show the number only; the jobs are on the page of the comparison. */
const Jobs = styled.ul`
  display: flex;
  flex: 1;
  gap: var(--space-2);
  min-width: 0;

  ${media.below.medium} {
    visibility: hidden;
    height: 0;
  }
`;

const Job = styled.li`
  display: flex;
  flex: 0 1 auto;
  align-items: center;
  min-width: 0;
  padding-left: var(--space-3);
  border-radius: var(--radius-sm);
  background: var(--color-sunken);
  font-size: var(--text-sm);

  span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

const Actions = styled.div`
  display: flex;
  flex: none;
  gap: var(--space-1);
  align-items: center;
`;

/**
 * The jobs that are chosen for the comparison, each removable, and the link to it, at the bottom of the screen. Last element
 * of its page; renders nothing without a choice.
 */
export const CompareTray = withTexts(namespace, texts, () => {
  const { t } = useTranslation(namespace);
  const announce = useAnnounce();
  const jobs = useComparedJobs();
  const bar = useRef<HTMLElement>(null);
  const remove = ({ id, title }: ComparedJob) => {
    removeCompared(id);
    announce(t('removed', { title }));
    bar.current?.focus();
  };
  if (jobs.length === 0) return null;
  return (
    <Bar data-screen ref={bar} tabIndex={-1} aria-labelledby="compare-tray">
      <Inner>
        <Title id="compare-tray">{t('tray', { count: jobs.length, limit: limits.comparedJobs })}</Title>
        <Jobs>
          {jobs.map((job) => (
            <Job key={job.id}>
              <span title={`${job.title}, ${job.companyName}`}>{job.title}</span>
              <IconButton size="sm" label={t('removeNamed', { title: job.title })} onClick={() => remove(job)}>
                <Icon name="close" size="sm" />
              </IconButton>
            </Job>
          ))}
        </Jobs>
        <Actions>
          <Button variant="quiet" size="sm" aria-label={t('clearNamed')} onClick={clearCompared}>
            {t('clear')}
          </Button>
          <ButtonLink size="sm" to={comparisonHref(jobs)}>
            {t('openCount', { count: jobs.length })}
          </ButtonLink>
        </Actions>
      </Inner>
    </Bar>
  );
});
