import { useState } from 'react';
import { ButtonLink, EmptyState, Sheet, Stack, styled, useTranslation, withTexts } from 'platform';
import { useListInterviewsQuery } from 'platform/queries';
import { Table, TableSkeleton } from 'platform/tables';
import { routes, type Interview } from 'shared-contracts';
import { Confirmation, useConfirmation } from '../../components/Confirmation';
import { rowTitleId } from '../../components/focus';
import { TabHead } from '../../components/TabHead';
import { isWaiting, TabState } from '../../components/TabState';
import { isToCome } from '../../components/next-interview';
import { CalendarFeedCard } from './CalendarFeedCard';
import en from './i18n/en.json';
import pt from './i18n/pt.json';
import { InterviewRow } from './InterviewRow';
import { useCancelInterviewMutation } from './interviews.api';

function InterviewsTabContent() {
  const { t } = useTranslation('mfe-account');
  const query = useListInterviewsQuery({});
  return (
    <>
      <TabHead title={t('interviews.title')}>{t('interviews.lead')}</TabHead>
      <Stack $gap={6}>
        <TabState
          query={query}
          loading={t('interviews.loading')}
          skeleton={
            <TableSkeleton columns={useColumns()} cells={['title', 'lines', 'lines', 'text', 'lead']} hasMoreRow />
          }
          failed={t('interviews.failed')}
        >
          {(interviews) => <Interviews interviews={interviews} onStale={() => void query.refetch()} />}
        </TabState>
        {!isWaiting(query) && <CalendarFeedCard />}
      </Stack>
    </>
  );
}

/** /account?tab=interviews: upcoming and past interviews, and the calendar feed. */
export const InterviewsTab = withTexts('mfe-account', { pt, en }, InterviewsTabContent);

export const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);

  h2 {
    font-size: var(--text-xl);
    letter-spacing: var(--tracking-title);
  }
`;

interface InterviewsProps {
  /** In the API's order. */
  interviews: readonly Interview[];
  /** Called when the API's data differs from the shown data. */
  onStale: () => void;
}

/** Upcoming interviews first; past ones under a separate heading. */
export function Interviews({ interviews, onStale }: InterviewsProps) {
  const { t } = useTranslation('mfe-account');
  const [now] = useState(() => Date.now());
  const cancellation = useCancellation(onStale);
  const coming = interviews.filter((one) => isToCome(one, now));
  const past = interviews.filter((one) => !isToCome(one, now));
  return (
    <Stack $gap={6}>
      <Confirmation
        confirmation={cancellation}
        question={({ companyName, hasCompanyContact }) => ({
          title: t('interviews.cancel.title'),
          text: t(`interviews.cancel.${hasCompanyContact ? 'text' : 'textWithoutContact'}`, { company: companyName }),
          cancelLabel: t('interviews.cancel.keep'),
          confirmLabel: t('interviews.cancel.action'),
        })}
      />
      {coming.length === 0 ? (
        <NothingToCome />
      ) : (
        <InterviewTable caption={t('interviews.coming')} interviews={coming} isUpcoming onCancel={cancellation.ask} />
      )}
      {past.length > 0 && (
        <Section>
          <h2>{t('interviews.past')}</h2>
          <InterviewTable caption={t('interviews.past')} interviews={past} onCancel={cancellation.ask} />
        </Section>
      )}
    </Stack>
  );
}

function NothingToCome() {
  const { t } = useTranslation('mfe-account');
  return (
    <Sheet>
      <EmptyState
        illustration="no-interviews"
        title={t('interviews.empty.title')}
        text={t('interviews.empty.text')}
        actions={<ButtonLink to={routes.jobs}>{t('interviews.empty.action')}</ButtonLink>}
      />
    </Sheet>
  );
}

interface InterviewTableProps {
  caption: string;
  interviews: readonly Interview[];
  isUpcoming?: boolean;
  onCancel: (interview: Interview) => void;
}

/** Names and widths of the columns of both tables. */
const columns = { job: '27%', when: '20%', type: '22%', interviewer: '15%', status: '16%' } as const;
const names = Object.keys(columns) as (keyof typeof columns)[];

function useColumns() {
  const { t } = useTranslation('mfe-account');
  return names.map((name) => ({ name: t(`interviews.columns.${name}`), width: columns[name] }));
}

function InterviewTable({ caption, interviews, isUpcoming = false, onCancel }: InterviewTableProps) {
  return (
    <Table caption={caption} columns={useColumns()}>
      {interviews.map((interview) => (
        <InterviewRow
          key={interview.id}
          interview={interview}
          isToCome={isUpcoming}
          onCancel={() => onCancel(interview)}
        />
      ))}
    </Table>
  );
}

/** Cancels an interview. Its row remains with another status; the button that had the focus is removed. */
function useCancellation(onStale: () => void) {
  const { t } = useTranslation('mfe-account');
  const [cancel] = useCancelInterviewMutation();
  return useConfirmation<Interview, Interview>({
    texts: 'interviews',
    failureTitle: t('interviews.cancelFailed'),
    send: ({ id }) => cancel({ id, body: { status: 'canceled' } }),
    doneText: (asked, canceled) => {
      const { hasCompanyContact, companyName: company } = canceled ?? asked;
      return t(`interviews.cancel.${hasCompanyContact ? 'done' : 'doneWithoutContact'}`, { company });
    },
    focusAfter: ({ id }) => rowTitleId(id),
    onStale,
  });
}
