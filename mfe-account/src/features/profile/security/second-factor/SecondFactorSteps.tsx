import { useEffect, useId, useRef, useState } from 'react';
import { Button, Field, Link, Stack, useLeaveGuard, useTranslation, type ButtonProps } from 'platform';
import { Checkbox } from 'platform/forms';
import { saveFile, useCopy } from 'platform/jobs';
import { brand, type RecoveryCodes, type SecondFactorProof, type SecondFactorSetup } from 'shared-contracts';
import { secondFactorCodeSchema, secondFactorProofSchema } from 'shared-contracts/schemas';
import { useAccountForm } from '../../../../components/useAccountForm';
import { CurrentPasswordField, DialogForm, Foot } from '../Setting';
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

interface RecoveryCodesState {
  codes: readonly string[];
  /** Whether the user has confirmed that the codes are saved. */
  isConfirmed: boolean;
  setConfirmed: (isConfirmed: boolean) => void;
  /** The user tried to close without the confirmation. */
  isReminded: boolean;
}

/**
 * Codes that are shown once: closing the dialog or leaving the page requires a confirmation that they are saved. This
 * also applies while they are created (`isSending`), because the API creates them even if the page is left.
 */
export function useRecoveryCodes(onClose: () => void, isSending: boolean) {
  const [codes, show] = useState<readonly string[] | null>(null);
  const [isConfirmed, setConfirmed] = useState(false);
  const [isReminded, setReminded] = useState(false);
  const { pending } = useLeaveGuard(isSending || (codes !== null && !isConfirmed));
  const close = () => {
    if (codes === null || isConfirmed) onClose();
    else setReminded(true);
  };
  const shown: RecoveryCodesState | null = codes && {
    codes,
    isConfirmed,
    setConfirmed,
    isReminded: (isReminded || pending) && !isConfirmed,
  };
  return { shown, show, close };
}

interface CodesStepProps {
  shown: RecoveryCodesState;
  onClose: () => void;
}

/** The recovery codes, which are shown only once. */
export function CodesStep({ shown: { codes, isConfirmed, setConfirmed, isReminded }, onClose }: CodesStepProps) {
  const { t } = useTranslation('mfe-account');
  const id = useId();
  const list = useRef<HTMLOListElement>(null);
  const copy = useCopy({ done: t('security.copied'), byHand: t('security.copyFailed') });
  useEffect(() => list.current?.focus(), []);
  const text = `${codes.join('\n')}\n`;
  const download = () =>
    saveFile(
      URL.createObjectURL(new Blob([text], { type: 'text/plain' })),
      t('security.codes.file', { brand: brand.name }),
    );
  return (
    <Stack $gap={4}>
      <S.Codes ref={list} tabIndex={-1} aria-label={t('security.codes.list')}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </S.Codes>
      <S.Actions>
        <Button variant="secondary" size="sm" onClick={() => void copy(text)}>
          {t('security.codes.copy')}
        </Button>
        <Button variant="secondary" size="sm" onClick={download}>
          {t('security.codes.download')}
        </Button>
      </S.Actions>
      <Checkbox
        label={t('security.codes.kept')}
        checked={isConfirmed}
        onChange={({ target }) => setConfirmed(target.checked)}
        aria-invalid={isReminded || undefined}
        aria-describedby={isReminded ? id : undefined}
      />
      {isReminded && (
        <S.Problem id={id} role="alert">
          {t('security.codes.reminder')}
        </S.Problem>
      )}
      <Foot>
        <Button onClick={onClose}>{t('security.codes.done')}</Button>
      </Foot>
    </Stack>
  );
}
