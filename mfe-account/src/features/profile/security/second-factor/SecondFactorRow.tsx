import { useEffect, useRef, useState } from 'react';
import { Button, useLocation, useToast, useTranslation } from 'platform';
import type { RecoveryCodes, SecondFactorSetup, User } from 'shared-contracts';
import {
  useBeginSecondFactorMutation,
  useConfirmSecondFactorMutation,
  useRemoveSecondFactorMutation,
  useRenewRecoveryCodesMutation,
} from '../security.api';
import { FormDialog, PasswordStep, SettingRow } from '../Setting';
import { CodesStep, ProofStep, ScanStep, useRecoveryCodes } from './SecondFactorSteps';

type Opened = 'setUp' | 'renew' | 'remove' | null;

/** The second factor: set up, renew recovery codes, remove. */
export function SecondFactorRow({ user: { hasSecondFactor } }: { user: User }) {
  const { t } = useTranslation('mfe-account');
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => setOpened(null);
  return (
    <SettingRow
      ref={useFocusByAddress('#second-factor')}
      id="second-factor"
      title={t('security.secondFactor.title')}
      text={t(hasSecondFactor ? 'security.secondFactor.on' : 'security.secondFactor.off')}
      actions={
        <>
          {hasSecondFactor && (
            <Button variant="secondary" size="sm" onClick={() => setOpened('renew')}>
              {t('security.codes.renew')}
            </Button>
          )}
          {/* One button with two labels, so that the focus returns to it after both dialogs. */}
          <Button
            variant={hasSecondFactor ? 'dangerQuiet' : 'secondary'}
            size="sm"
            onClick={() => setOpened(hasSecondFactor ? 'remove' : 'setUp')}
          >
            {t(hasSecondFactor ? 'security.secondFactor.remove' : 'security.secondFactor.setUp')}
          </Button>
          {opened === 'setUp' && <SetUpDialog onClose={close} />}
          {opened === 'renew' && <RenewCodesDialog onClose={close} />}
          {opened === 'remove' && <RemoveDialog onClose={close} />}
        </>
      }
    />
  );
}

/** The note above the tabs links to this row. */
function useFocusByAddress(name: string) {
  const row = useRef<HTMLLIElement>(null);
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === name) row.current?.focus();
  }, [hash, name]);
  return row;
}

function RemoveDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('mfe-account');
  const { show } = useToast();
  const [remove, { isLoading: isSending }] = useRemoveSecondFactorMutation();
  return (
    <FormDialog
      isSending={isSending}
      onClose={onClose}
      title={t('security.secondFactor.removeTitle')}
      text={t('security.secondFactor.removeText')}
    >
      <ProofStep
        call={(body) => remove({ body })}
        onDone={() => {
          onClose();
          show({ title: t('security.secondFactor.removed'), variant: 'success' });
        }}
        onCancel={onClose}
        submitLabel={t('security.secondFactor.remove')}
        failureTitle={t('security.secondFactor.removeFailed')}
        variant="danger"
      />
    </FormDialog>
  );
}

/** Password, then the authenticator with its first code, then the recovery codes. */
function SetUpDialog({ onClose }: { onClose: () => void }) {
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
  const text = shown === null ? (`security.secondFactor.${step}` as const) : 'security.codes.newText';
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
function RenewCodesDialog({ onClose }: { onClose: () => void }) {
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
