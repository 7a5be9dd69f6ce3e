import { useEffect, useId, useRef, useState } from 'react';
import { Button, Stack, useLeaveGuard, useTranslation } from 'platform';
import { Checkbox } from 'platform/forms';
import { brand } from 'shared-contracts';
import { useCopy } from '../../../../components/useCopy';
import { Foot } from '../DialogForm';
import { saveFile } from '../save-file';
import * as S from './SecondFactor.styles';

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
