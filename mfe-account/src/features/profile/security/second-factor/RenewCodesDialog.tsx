import { Dialog, useTranslation } from 'platform';
import { PasswordStep } from '../PasswordStep';
import { useRenewRecoveryCodesMutation } from '../security.api';
import { CodesStep } from './CodesStep';
import { useRecoveryCodes } from './useRecoveryCodes';

/** Password, then codes in the place of the former ones. */
export function RenewCodesDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('mfe-account');
  const [renew] = useRenewRecoveryCodesMutation();
  const { kept, show, close } = useRecoveryCodes(onClose);
  const step = kept === null ? 'renew' : 'new';
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title={t(`security.codes.${step}Title`)}
      text={t(`security.codes.${step}Text`)}
    >
      {kept === null ? (
        <PasswordStep
          call={(body) => renew({ body })}
          onDone={({ recoveryCodes }) => show(recoveryCodes)}
          onCancel={close}
          submitLabel={t('security.codes.renew')}
          failureTitle={t('security.codes.renewFailed')}
        />
      ) : (
        <CodesStep kept={kept} onClose={close} />
      )}
    </Dialog>
  );
}
