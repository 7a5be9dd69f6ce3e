import { useState } from 'react';
import { AlertDialog, Button, useForgetUser, useToast, useTranslation } from 'platform';
import { routes } from 'shared-contracts';
import { useAction } from '../../../components/useAction';
import { useEndAllSignInsMutation } from './security.api';
import * as S from './Settings.styles';

/** Signs out on every device, this one too. */
export function EndAllSignIns() {
  const { t } = useTranslation('mfe-account');
  const { show } = useToast();
  const forget = useForgetUser();
  const [isAsking, setAsking] = useState(false);
  const [send] = useEndAllSignInsMutation();
  const { run, isBusy, failure, setFailure } = useAction(t('security.signIns.endAllFailed'));
  const ask = () => {
    setFailure(null);
    setAsking(true);
  };
  const call = async () => {
    const outcome = await send({});
    setAsking(false);
    return outcome;
  };
  const onDone = () => {
    show({ title: t('security.signIns.endedAll'), variant: 'success' });
    void forget(routes.auth, { replace: true });
  };
  return (
    <>
      <Button variant="dangerQuiet" size="sm" onClick={ask}>
        {t('security.signIns.endAll')}
      </Button>
      {failure !== null && <S.Problem role="alert">{failure}</S.Problem>}
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('security.signIns.endAllTitle')}
        text={t('security.signIns.endAllText')}
        cancelLabel={t('security.signIns.keep')}
        confirmLabel={t('security.signIns.endAll')}
        onConfirm={() => void run(call, onDone)}
        busy={isBusy}
      />
    </>
  );
}
