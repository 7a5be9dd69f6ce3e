import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button/Button';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden';
import * as S from './UploadProgress.styles';

/** `preparing`: the request has not started. A number: share of the body that was sent, 0 to 1. */
export type UploadState = 'preparing' | number;

interface UploadProgressProps {
  state: UploadState;
  onCancel: () => void;
}

/** Progress of an upload. It can be canceled until the whole file was sent. */
export function UploadProgress({ state, onCancel }: UploadProgressProps) {
  const { t } = useTranslation('common');
  const percent = state === 'preparing' ? null : Math.round(state * 100);
  const isChecking = state === 1;
  const textOf = () => {
    if (percent === null) return t('upload.preparing');
    return isChecking ? t('upload.checking') : t('upload.sending', { percent });
  };
  const text = textOf();
  return (
    <S.Panel>
      <span>{text}</span>
      <VisuallyHidden role="status">{percent === null || isChecking ? text : t('upload.started')}</VisuallyHidden>
      {!isChecking && (
        <Button variant="quiet" size="sm" onClick={onCancel}>
          {t('upload.cancel')}
        </Button>
      )}
      <S.Track
        role="progressbar"
        aria-label={t('upload.label')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent ?? undefined}
        aria-valuetext={text}
      >
        <S.Bar style={{ width: `${percent ?? 0}%` }} />
      </S.Track>
    </S.Panel>
  );
}
