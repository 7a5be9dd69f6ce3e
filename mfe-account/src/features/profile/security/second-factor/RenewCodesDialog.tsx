import { useTranslation } from 'platform';
import { FormDialog } from '../FormDialog';
import { useRenewRecoveryCodesMutation } from '../security.api';
import { CodesStep } from './CodesStep';
import { ProofStep } from './ProofStep';
import { useRecoveryCodes } from './useRecoveryCodes';

/** Password and code, then recovery codes in the place of the former ones. */
export function RenewCodesDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('mfe-account');
  const [renew, { isLoading: isSending }] = useRenewRecoveryCodesMutation();
  const { kept, show, close } = useRecoveryCodes(onClose, isSending);
  const step = kept === null ? 'renew' : 'new';
  return (
    <FormDialog
      isSending={isSending}
      onClose={close}
      title={t(`security.codes.${step}Title`)}
      text={t(`security.codes.${step}Text`)}
    >
      {kept === null ? (
        <ProofStep
          call={(body) => renew({ body })}
          onDone={({ recoveryCodes }) => show(recoveryCodes)}
          onCancel={close}
          submitLabel={t('security.codes.renew')}
          failureTitle={t('security.codes.renewFailed')}
        />
      ) : (
        <CodesStep kept={kept} onClose={close} />
      )}
    </FormDialog>
  );
}
