import { useState } from 'react';
import { useToast, useTranslation } from 'platform';
import type { RecoveryCodes, SecondFactorSetup } from 'shared-contracts';
import { FormDialog } from '../FormDialog';
import { PasswordStep } from '../PasswordStep';
import { useBeginSecondFactorMutation, useConfirmSecondFactorMutation } from '../security.api';
import { CodesStep } from './CodesStep';
import { ScanStep } from './ScanStep';
import { useRecoveryCodes } from './useRecoveryCodes';

/** Password, then the authenticator with its first code, then the recovery codes. */
export function SetUpDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('mfe-account');
  const { show: toast } = useToast();
  const [begin, beginning] = useBeginSecondFactorMutation();
  const [confirm, confirming] = useConfirmSecondFactorMutation();
  const [setup, setSetup] = useState<SecondFactorSetup | null>(null);
  const { kept, show, close } = useRecoveryCodes(onClose, confirming.isLoading);
  const onConfirmed = ({ recoveryCodes }: RecoveryCodes) => {
    show(recoveryCodes);
    toast({ title: t('security.secondFactor.done'), variant: 'success' });
  };
  const step = setup === null ? 'password' : 'scan';
  const text = kept === null ? `security.secondFactor.${step}` : 'security.codes.newText';
  return (
    <FormDialog
      isSending={beginning.isLoading || confirming.isLoading}
      onClose={close}
      title={t(kept === null ? 'security.secondFactor.setUpTitle' : 'security.codes.newTitle')}
      text={t(text)}
    >
      {setup === null && (
        <PasswordStep
          call={(body) => begin({ body })}
          onDone={setSetup}
          onCancel={close}
          submitLabel={t('security.continue')}
          failureTitle={t('security.secondFactor.setUpFailed')}
        />
      )}
      {setup !== null && kept === null && (
        <ScanStep setup={setup} call={(body) => confirm({ body })} onDone={onConfirmed} onCancel={close} />
      )}
      {kept !== null && <CodesStep kept={kept} onClose={close} />}
    </FormDialog>
  );
}
