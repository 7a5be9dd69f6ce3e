import { Button, Field, Link, Stack, useTranslation, type ButtonProps } from 'platform';
import type { RecoveryCodes, SecondFactorProof, SecondFactorSetup } from 'shared-contracts';
import { secondFactorCodeSchema, secondFactorProofSchema } from 'shared-contracts/schemas';
import { useAccountForm } from '../../../../components/useAccountForm';
import { useCopy } from '../../../../components/useCopy';
import { CurrentPasswordField, DialogForm } from '../DialogForm';
import * as S from './SecondFactor.styles';

interface ScanStepProps {
  setup: SecondFactorSetup;
  call: (body: { code: string }) => Promise<{ data?: RecoveryCodes | undefined; error?: unknown }>;
  onDone: (answer: RecoveryCodes) => void;
  onCancel: () => void;
}

/** The secret as QR code, as link for the same phone and as text; then the first generated code. */
export function ScanStep({ setup, call, onDone, onCancel }: ScanStepProps) {
  const { t } = useTranslation('mfe-account');
  const failureTitle = t('security.secondFactor.setUpFailed');
  const form = useAccountForm({
    initial: { code: '' },
    schema: secondFactorCodeSchema,
    failureTitle,
    call: ({ code }) => call({ code }),
    onDone,
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
  const copy = useCopy({ done: t('security.copied'), byHand: t('security.copyFailed') });
  return (
    <S.Scan>
      <S.QrCode src={qrCode} alt={t('security.secondFactor.qrCode')} />
      <Stack $gap={4}>
        <Link to={uri}>{t('security.secondFactor.open')}</Link>
        <p>
          {t('security.secondFactor.secret')} <S.Secret>{inGroups(secret)}</S.Secret>
        </p>
        <S.Actions>
          <Button variant="secondary" size="sm" onClick={() => void copy(secret)}>
            {t('security.secondFactor.copy')}
          </Button>
        </S.Actions>
      </Stack>
    </S.Scan>
  );
}

/** Groups of four characters, which are easier to type. */
const inGroups = (secret: string) => secret.replaceAll(/(.{4})(?=.)/g, '$1 ');

interface ProofStepProps<Answer> {
  call: (proof: SecondFactorProof) => Promise<{ data?: Answer | undefined; error?: unknown }>;
  onDone: (answer: Answer) => void;
  onCancel: () => void;
  submitLabel: string;
  failureTitle: string;
  variant?: ButtonProps['variant'];
}

/** Asks for the password and a code, so that an unattended session cannot change the second factor. */
export function ProofStep<Answer>({ call, onDone, failureTitle, ...rest }: ProofStepProps<Answer>) {
  const { t } = useTranslation('mfe-account');
  const form = useAccountForm({
    initial: { currentPassword: '', code: '' },
    schema: secondFactorProofSchema,
    failureTitle,
    call: ({ currentPassword, code }) => call({ currentPassword, code }),
    onDone,
  });
  return (
    <DialogForm form={form} failureTitle={failureTitle} {...rest}>
      <CurrentPasswordField {...form.inputProps('currentPassword')} />
      <Field
        {...form.inputProps('code')}
        label={t('auth.code.label')}
        help={t('auth.code.help')}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
      />
    </DialogForm>
  );
}
