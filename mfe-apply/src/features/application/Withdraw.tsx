import { useState } from 'react';
import { AlertDialog, Button, useToast, useTranslation } from 'platform';
import { FormAlert } from 'platform/forms';
import type { Application } from 'shared-contracts';
import { unmarkApplied } from '../../applied/applied-jobs';
import { useWithdrawApplicationMutation } from '../../apply.api';
import { useFailure } from '../../components/useFailure';
import * as S from './ApplicationDetail.styles';

interface WithdrawProps {
  application: Application;
  token: string;
}

/** Taking an application back, once asked again. */
export function Withdraw({ application: { job }, token }: WithdrawProps) {
  const { t } = useTranslation('mfe-apply');
  const { show } = useToast();
  const explain = useFailure();
  const [isAsking, setAsking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [withdraw, { isLoading }] = useWithdrawApplicationMutation();
  const confirm = async () => {
    setFailure(null);
    const { error } = await withdraw({ token });
    setAsking(false);
    if (error !== undefined) return setFailure(explain(error, 'withdraw').text);
    unmarkApplied(job.id);
    show({ title: t('withdraw.done'), variant: 'success' });
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
        busy={isLoading}
      />
    </S.End>
  );
}
