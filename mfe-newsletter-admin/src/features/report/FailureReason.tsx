import { useTranslation } from 'platform/narrow';
import type { DeliveryFailure } from 'shared-contracts';
import * as S from './Report.styles';

/** Why a mail was not delivered, and what the server said, as a detail. */
export function FailureReason({ failure, answer }: { failure: DeliveryFailure; answer: string | null }) {
  const { t } = useTranslation('mfe-newsletter-admin');
  return (
    <>
      {t(`deliveryFailure.${failure}`)}
      {answer && (
        <S.Answer>
          {t('report.failures.answer')} <span lang="en">{answer}</span>
        </S.Answer>
      )}
    </>
  );
}
