import { useState } from 'react';
import { useToast, useTranslation } from 'platform';
import type { RecoveryCodes, SecondFactorSetup } from 'shared-contracts';
import { FormDialog, PasswordStep } from '../DialogForm';
import {
  useBeginSecondFactorMutation,
  useConfirmSecondFactorMutation,
  useRenewRecoveryCodesMutation,
} from '../security.api';
import { CodesStep, useRecoveryCodes } from './CodesStep';
import { ProofStep, ScanStep } from './SecondFactorSteps';

/** Password, then the authenticator with its first code, then the recovery codes. */
export function SetUpDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('mfe-account');
  const { show: toast } = useToast();
  const [begin, beginning] = useBeginSecondFactorMutation();
  const [confirm, confirming] = useConfirmSecondFactorMutation();
  const [setup, setSetup] = useState<SecondFactorSetup | null>(null);
  const { shown, show, close } = useRecoveryCodes(onClose, confirming.isLoading);
  const onConfirmed = ({ recoveryCodes }: RecoveryCodes) => {
    show(recoveryCodes);
    toast({ title: t('security.secondFactor.done'), variant: 'success' });
  };
  const step = setup === null ? 'password' : 'scan';
  const text = shown === null ? `security.secondFactor.${step}` : 'security.codes.newText';
  return (
    <FormDialog
      isSending={beginning.isLoading || confirming.isLoading}
      onClose={close}
      title={t(shown === null ? 'security.secondFactor.setUpTitle' : 'security.codes.newTitle')}
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
      {setup !== null && shown === null && (
        <ScanStep setup={setup} call={(body) => confirm({ body })} onDone={onConfirmed} onCancel={close} />
      )}
      {shown !== null && <CodesStep shown={shown} onClose={close} />}
    </FormDialog>
  );
}

/** Password and code, then new recovery codes that replace the previous ones. */
export function RenewCodesDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('mfe-account');
  const [renew, { isLoading: isSending }] = useRenewRecoveryCodesMutation();
  const { shown, show, close } = useRecoveryCodes(onClose, isSending);
  const step = shown === null ? 'renew' : 'new';
  return (
    <FormDialog
      isSending={isSending}
      onClose={close}
      title={t(`security.codes.${step}Title`)}
      text={t(`security.codes.${step}Text`)}
    >
      {shown === null ? (
        <ProofStep
          call={(body) => renew({ body })}
          onDone={({ recoveryCodes }) => show(recoveryCodes)}
          onCancel={close}
          submitLabel={t('security.codes.renew')}
          failureTitle={t('security.codes.renewFailed')}
        />
      ) : (
        <CodesStep shown={shown} onClose={close} />
      )}
    </FormDialog>
  );
}
