import { useEffect, useId, useRef } from 'react';
import { Button, Stack, useTranslation } from 'platform';
import { Checkbox } from 'platform/forms';
import { brand } from 'shared-contracts';
import { useCopy } from '../../../../components/useCopy';
import { Foot } from '../DialogForm.styles';
import { saveFile } from '../save-file';
import * as S from './SecondFactor.styles';
import type { KeptCodes } from './useRecoveryCodes';

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
