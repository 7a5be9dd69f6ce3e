import { ButtonLink, EmptyState, Sheet, Stack, useTranslation } from 'platform';
import { Table } from 'platform/tables';
import { routes, type AccountApplication } from 'shared-contracts';
import { Confirmation } from '../../components/Confirmation/Confirmation';
import { ApplicationRow } from './ApplicationRow';
import * as S from './Applications.styles';
import { isDecided } from './is-decided';
import { useRemoval } from './useRemoval';

interface ApplicationsProps {
  applications: readonly AccountApplication[];
  /** What is shown is not what the API has any more. */
  onStale: () => void;
}

/** The list, and the question before one is taken off it. */
export function Applications({ applications, onStale }: ApplicationsProps) {
  const { t } = useTranslation('mfe-account');
  const removal = useRemoval(applications, onStale);
  return (
    <Stack $gap={4}>
      <Confirmation
        confirmation={removal}
        question={(application) => {
          const which = isDecided(application) ? 'remove' : 'withdraw';
          return {
            title: t(`applications.${which}.title`),
            text: t(`applications.${which}.text`),
            cancelLabel: t(`applications.${which}.keep`),
            confirmLabel: t(`applications.${which}.action`),
          };
        }}
      />
      {applications.length === 0 ? (
        <NoApplications />
      ) : (
        <>
          <Table
            caption={t('applications.title')}
            columns={[
              { name: t('applications.columns.job') },
              { name: t('applications.columns.company') },
              { name: t('applications.columns.sent') },
              { name: t('applications.columns.status') },
              { name: t('applications.columns.actions'), isQuiet: true },
            ]}
          >
            {applications.map((application) => (
              <ApplicationRow
                key={application.id}
                application={application}
                onRemove={() => removal.ask(application)}
              />
            ))}
          </Table>
          <S.Small>{t('applications.note')}</S.Small>
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
        illustration="no-interviews"
        title={t('applications.empty.title')}
        text={t('applications.empty.text')}
        actions={<ButtonLink to={routes.jobs}>{t('applications.empty.action')}</ButtonLink>}
      />
    </Sheet>
  );
}
