import { useEffect, useEffectEvent, useState } from 'react';
import {
  ButtonLink,
  EmptyState,
  Sheet,
  Skeleton,
  Stack,
  styled,
  useFormat,
  useSession,
  useTranslation,
  withTexts,
} from 'platform';
import { FormAlert } from 'platform/forms';
import { useClaimApplications } from 'platform/jobs';
import { useListApplicationsQuery, useListInterviewsQuery } from 'platform/queries';
import { Table, TableSkeleton } from 'platform/tables';
import { routes, type AccountApplication } from 'shared-contracts';
import { Confirmation } from '../../components/Confirmation';
import { RequestAddressLink } from '../../components/RequestAddressLink';
import { TabHead } from '../../components/TabHead';
import { isWaiting, TabState } from '../../components/TabState';
import { useRemaining } from '../../components/useRemoval';
import { nextInterview } from '../../components/next-interview';
import { ApplicationRow } from './ApplicationRow';
import en from './i18n/en.json';
import pt from './i18n/pt.json';
import { useEndApplication } from './useApplicationRemoval';

function ApplicationsTabContent() {
  const { t } = useTranslation('mfe-account');
  useClaims();
  const query = useListApplicationsQuery({});
  const remaining = useRemaining(query.data ?? []);
  const sent = remaining.filter(({ withdrawnAt }) => withdrawnAt === null);
  return (
    <>
      <TabHead title={t('applications.title')} isLoading={isWaiting(query)}>
        {sent.length > 0 && <Summary sent={sent} />}
      </TabHead>
      <TabState
        query={query}
        loading={t('applications.loading')}
        skeleton={<TableSkeleton columns={useColumns()} cells={['title', 'text', 'text', 'lead', 'action']} />}
        failed={t('applications.failed')}
      >
        {() => <Applications applications={remaining} onStale={() => void query.refetch()} />}
      </TabState>
      {!isWaiting(query) && <RequestAddressLink />}
    </>
  );
}

/** Repeats claims that failed at the sign-in. */
function useClaims() {
  const { user } = useSession();
  const claimApplications = useClaimApplications();
  const claim = useEffectEvent(() => {
    if (user !== null) void claimApplications(user);
  });
  useEffect(() => claim(), []);
}

/** /account?tab=applications: the applications and their status. */
export const ApplicationsTab = withTexts('mfe-account', { pt, en }, ApplicationsTabContent);

/** Reserves the line of the next interview on phones, so that the list does not move when interviews arrive after it. */
const NextPlace = styled.span`
  display: inline-block;
  width: 20em;
  max-width: 100%;
`;

/** The number of applications and the next interview, if any. */
function Summary({ sent }: { sent: readonly AccountApplication[] }) {
  const { t } = useTranslation('mfe-account');
  const { date, number, time } = useFormat();
  const interviews = useListInterviewsQuery({});
  const [now] = useState(() => Date.now());
  const next = nextInterview(interviews.data ?? [], now);
  const count = sent.length;
  const words = t(`applications.numbers.${count}`, { defaultValue: number(count) });
  return (
    <>
      {t('applications.summary', { count, number: words })}
      {isWaiting(interviews) && (
        <>
          {' '}
          <NextPlace>
            <Skeleton />
          </NextPlace>
        </>
      )}
      {next !== undefined && (
        <> {t('applications.next', { date: date(next.scheduledAt), time: time(next.scheduledAt) })}</>
      )}
    </>
  );
}

export const Small = styled.p`
  color: var(--color-text-muted);
  font-size: var(--text-sm);
`;

function useColumns() {
  const { t } = useTranslation('mfe-account');
  return [
    { name: t('applications.columns.job') },
    { name: t('applications.columns.company') },
    { name: t('applications.columns.sent') },
    { name: t('applications.columns.status') },
    { name: t('applications.columns.actions'), isQuiet: true },
  ];
}

interface ApplicationsProps {
  applications: readonly AccountApplication[];
  /** Called when the API's data differs from the shown data. */
  onStale: () => void;
}

/** The list, with a confirmation before an application is withdrawn. */
export function Applications({ applications, onStale }: ApplicationsProps) {
  const { t } = useTranslation('mfe-account');
  const columns = useColumns();
  const { end, withdrawal, failure } = useEndApplication(applications, onStale);
  return (
    <Stack $gap={4}>
      {failure !== null && <FormAlert title={t('applications.removeFailed')}>{failure}</FormAlert>}
      <Confirmation
        confirmation={withdrawal}
        question={() => ({
          title: t('applications.withdraw.title'),
          text: t('applications.withdraw.text'),
          cancelLabel: t('applications.withdraw.keep'),
          confirmLabel: t('applications.withdraw.action'),
        })}
      />
      {applications.length === 0 ? (
        <NoApplications />
      ) : (
        <>
          <Table caption={t('applications.title')} columns={columns}>
            {applications.map((application) => (
              <ApplicationRow key={application.id} application={application} onRemove={() => end(application)} />
            ))}
          </Table>
          <Small>{t('applications.note')}</Small>
        </>
      )}
    </Stack>
  );
}

function NoApplications() {
  const { t } = useTranslation('mfe-account');
  return (
    <Sheet>
      <EmptyState
        illustration="no-applications"
        title={t('applications.empty.title')}
        text={t('applications.empty.text')}
        actions={<ButtonLink to={routes.jobs}>{t('applications.empty.action')}</ButtonLink>}
      />
    </Sheet>
  );
}
