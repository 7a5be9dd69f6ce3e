import { useState } from 'react';
import { AlertDialog, Button, useTranslation } from 'platform';
import { FormAlert } from 'platform/forms';
import type { Application } from 'shared-contracts';
import { unmarkApplied } from '../../applied-jobs';
import { useWithdrawal } from '../../components/useWithdrawal';
import { endDraftOf } from './end-draft';
import * as S from './ApplicationDetail.styles';

interface WithdrawProps {
  application: Application;
  token: string;
}

/** Withdraws an application after a confirmation. */
export function Withdraw({ application, token }: WithdrawProps) {
  const { t } = useTranslation('mfe-apply');
  const [isAsking, setAsking] = useState(false);
  const { withdraw, isRunning, failure } = useWithdrawal(token, () => {
    unmarkApplied(application.job.id);
    endDraftOf(application);
  });
  const confirm = async () => {
    await withdraw();
    setAsking(false);
  };
  return (
    <S.End>
      {failure !== null && <FormAlert title={failure} />}
      <Button variant="dangerQuiet" onClick={() => setAsking(true)}>
        {t('withdraw.action')}
      </Button>
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('withdraw.title')}
        text={t('withdraw.text')}
        cancelLabel={t('withdraw.keep')}
        confirmLabel={t('withdraw.action')}
        onConfirm={() => void confirm()}
        busy={isRunning}
      />
    </S.End>
  );
}
