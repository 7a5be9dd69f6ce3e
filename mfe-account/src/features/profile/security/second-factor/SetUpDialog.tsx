import { useState } from 'react';
import { Dialog, useToast, useTranslation } from 'platform';
import type { SecondFactorSetup } from 'shared-contracts';
import { PasswordStep } from '../PasswordStep';
import { useBeginSecondFactorMutation } from '../security.api';
import { CodesStep } from './CodesStep';
import { ScanStep } from './ScanStep';
import { useRecoveryCodes } from './useRecoveryCodes';

/** Password, then the authenticator with its first code, then the recovery codes. */
export function SetUpDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('mfe-account');
  const { show: toast } = useToast();
  const [begin] = useBeginSecondFactorMutation();
  const [setup, setSetup] = useState<SecondFactorSetup | null>(null);
  const { kept, show, close } = useRecoveryCodes(onClose);
  const confirm = (codes: readonly string[]) => {
    show(codes);
    toast({ title: t('security.secondFactor.done'), variant: 'success' });
  };
  const step = setup === null ? 'password' : 'scan';
  const text = kept === null ? `security.secondFactor.${step}` : 'security.codes.newText';
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
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
      {setup !== null && kept === null && <ScanStep setup={setup} onDone={confirm} onCancel={close} />}
      {kept !== null && <CodesStep kept={kept} onClose={close} />}
    </Dialog>
  );
}
