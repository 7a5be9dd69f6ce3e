import { Button, Field, Link, useTranslation } from 'platform';
import type { RecoveryCodes, SecondFactorSetup } from 'shared-contracts';
import { secondFactorCodeSchema } from 'shared-contracts/schemas';
import { useAccountForm } from '../../../../components/useAccountForm';
import { DialogForm } from '../DialogForm';
import { useConfirmSecondFactorMutation } from '../security.api';
import * as S from './SecondFactor.styles';
import { useCopy } from './useCopy';

interface ScanStepProps {
  setup: SecondFactorSetup;
  onDone: (recoveryCodes: readonly string[]) => void;
  onCancel: () => void;
}

/** The secret, for a camera, for the phone itself and for who types it; then the first code that comes of it. */
export function ScanStep({ setup, onDone, onCancel }: ScanStepProps) {
  const { t } = useTranslation('mfe-account');
  const [confirm] = useConfirmSecondFactorMutation();
  const failureTitle = t('security.secondFactor.setUpFailed');
  const form = useAccountForm({
    initial: { code: '' },
    schema: secondFactorCodeSchema,
    failureTitle,
    call: (body) => confirm({ body }),
    onDone: ({ recoveryCodes }: RecoveryCodes) => onDone(recoveryCodes),
  });
  return (
    <DialogForm
      form={form}
      failureTitle={failureTitle}
      submitLabel={t('security.secondFactor.confirm')}
      onCancel={onCancel}
    >
      <Secret setup={setup} />
      <Field
        {...form.inputProps('code')}
        label={t('security.secondFactor.code')}
        help={t('security.secondFactor.codeHelp')}
        inputMode="numeric"
        autoComplete="one-time-code"
      />
    </DialogForm>
  );
}

function Secret({ setup: { secret, uri, qrCode } }: Pick<ScanStepProps, 'setup'>) {
  const { t } = useTranslation('mfe-account');
  const copy = useCopy();
  return (
    <S.Scan>
      <S.QrCode src={qrCode} alt={t('security.secondFactor.qrCode')} />
      <S.Step>
        <Link to={uri}>{t('security.secondFactor.open')}</Link>
        <p>
          {t('security.secondFactor.secret')} <S.Secret>{inGroups(secret)}</S.Secret>
        </p>
        <S.Actions>
          <Button variant="secondary" size="sm" onClick={() => void copy(secret)}>
            {t('security.secondFactor.copy')}
          </Button>
        </S.Actions>
      </S.Step>
    </S.Scan>
  );
}

/** In fours, so that one finds one's place again while typing. */
const inGroups = (secret: string) => secret.replaceAll(/(.{4})(?=.)/g, '$1 ');
