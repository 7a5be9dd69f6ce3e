import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button/Button';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden';
import * as S from './UploadProgress.styles';

interface UploadProgressProps {
  /** 0 to 1. */
  share: number;
  onCancel: () => void;
}

/** How much of the file is on its way. Once all of it is there, nothing can be taken back. */
export function UploadProgress({ share, onCancel }: UploadProgressProps) {
  const { t } = useTranslation('common');
  const percent = Math.round(share * 100);
  const isChecking = share === 1;
  const words = isChecking ? t('upload.checking') : t('upload.sending', { percent });
  return (
    <S.Panel>
      <span>{words}</span>
      <VisuallyHidden role="status">{isChecking ? words : t('upload.started')}</VisuallyHidden>
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
        aria-valuenow={percent}
        aria-valuetext={words}
      >
        <S.Bar style={{ width: `${percent}%` }} />
      </S.Track>
    </S.Panel>
  );
}
