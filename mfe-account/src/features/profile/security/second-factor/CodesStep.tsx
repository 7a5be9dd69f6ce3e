import { useEffect, useId, useRef, useState } from 'react';
import { Button, Stack, useLeaveGuard, useTranslation } from 'platform';
import { Checkbox } from 'platform/forms';
import { brand } from 'shared-contracts';
import { useCopy } from '../../../../components/useCopy';
import { Foot } from '../DialogForm.styles';
import { saveFile } from '../save-file';
import * as S from './SecondFactor.styles';

interface KeptCodes {
  codes: readonly string[];
  /** Whether the person says that they have them. */
  isKept: boolean;
  setKept: (isKept: boolean) => void;
  /** They wanted to go on without. */
  isReminded: boolean;
}

/**
 * Codes that are shown once: closing the dialog or leaving the page requires a confirmation that they are saved. This
 * also applies while they are created (`isSending`), because the API creates them even if the page is left.
 */
export function useRecoveryCodes(onClose: () => void, isSending: boolean) {
  const [codes, show] = useState<readonly string[] | null>(null);
  const [isKept, setKept] = useState(false);
  const [isReminded, setReminded] = useState(false);
  const { pending } = useLeaveGuard(isSending || (codes !== null && !isKept));
  const close = () => {
    if (codes === null || isKept) onClose();
    else setReminded(true);
  };
  const kept: KeptCodes | null = codes && { codes, isKept, setKept, isReminded: (isReminded || pending) && !isKept };
  return { kept, show, close };
}

interface CodesStepProps {
  kept: KeptCodes;
  onClose: () => void;
}

/** The recovery codes, which are shown only once. */
export function CodesStep({ kept: { codes, isKept, setKept, isReminded }, onClose }: CodesStepProps) {
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
        checked={isKept}
        onChange={({ target }) => setKept(target.checked)}
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
