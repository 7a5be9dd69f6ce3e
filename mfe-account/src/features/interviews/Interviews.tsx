import { useState } from 'react';
import { ButtonLink, EmptyState, Sheet, Stack, useTranslation } from 'platform';
import { routes, type Interview } from 'shared-contracts';
import { Confirmation } from '../../components/Confirmation/Confirmation';
import { isToCome } from '../../components/next-interview';
import { InterviewTable } from './InterviewTable';
import * as S from './Interviews.styles';
import { useCancellation } from './useCancellation';

interface InterviewsProps {
  /** As the API orders them. */
  interviews: readonly Interview[];
  /** What is shown is not what the API has any more. */
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
        <InterviewTable caption={t('interviews.coming')} interviews={coming} isToCome onCancel={cancellation.ask} />
      )}
      {past.length > 0 && (
        <S.Section>
          <h2>{t('interviews.past')}</h2>
          <InterviewTable caption={t('interviews.past')} interviews={past} onCancel={cancellation.ask} />
        </S.Section>
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
