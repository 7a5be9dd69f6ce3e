import { ButtonLink, EmptyState, Sheet, useTranslation } from 'platform';
import { routes, type AccountApplication } from 'shared-contracts';
import { Confirmation } from '../../components/Confirmation/Confirmation';
import { DataTable } from '../../components/DataTable/DataTable';
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
    <S.Content>
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
          <DataTable
            caption={t('applications.title')}
            columns={[
              t('applications.columns.job'),
              t('applications.columns.company'),
              t('applications.columns.sent'),
              t('applications.columns.status'),
            ]}
            actions={t('applications.columns.actions')}
          >
            {applications.map((application) => (
              <ApplicationRow
                key={application.id}
                application={application}
                onRemove={() => removal.ask(application)}
              />
            ))}
          </DataTable>
          <S.Small>{t('applications.note')}</S.Small>
        </>
      )}
    </S.Content>
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
