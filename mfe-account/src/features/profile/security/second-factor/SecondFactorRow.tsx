import { useEffect, useRef, useState } from 'react';
import { Button, useLocation, useToast, useTranslation } from 'platform';
import type { User } from 'shared-contracts';
import { FormDialog } from '../DialogForm';
import { useRemoveSecondFactorMutation } from '../security.api';
import { SettingRow } from '../SettingRow';
import { RenewCodesDialog, SetUpDialog } from './SecondFactorDialogs';
import { ProofStep } from './SecondFactorSteps';

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
          {/* One button with two names: the focus comes back to it after either. */}
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
