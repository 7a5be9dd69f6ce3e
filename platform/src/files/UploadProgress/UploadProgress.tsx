import { useTranslation } from 'react-i18next';
import { filesNamespace, filesTexts } from '../files-texts';
import { withTexts } from '../../services/language';
import { styled } from 'styled-components';
import { Button } from '../../ui/Button/Button';
import { VisuallyHidden } from '../../ui/VisuallyHidden';

const Panel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--space-2) var(--space-3);
  align-items: center;
  width: 100%;
  font-size: var(--text-sm);
  font-variant-numeric: tabular-nums;
`;

const Track = styled.div`
  grid-column: 1 / -1;
  overflow: hidden;
  height: var(--space-2);
  border-radius: var(--radius-full);
  background: var(--color-border);
`;

const Bar = styled.div`
  height: 100%;
  border-radius: inherit;
  background: var(--color-brand);
  transition: width var(--motion-base) var(--ease-out);
`;

/** `preparing`: the request has not started. A number: share of the body that was sent, 0 to 1. */
export type UploadState = 'preparing' | number;

interface UploadProgressProps {
  state: UploadState;
  onCancel: () => void;
}

function UploadProgressContent({ state, onCancel }: UploadProgressProps) {
  const { t } = useTranslation(filesNamespace);
  const percent = state === 'preparing' ? null : Math.round(state * 100);
  const isChecking = state === 1;
  const textOf = () => {
    if (percent === null) return t('upload.preparing');
    return isChecking ? t('upload.checking') : t('upload.sending', { percent });
  };
  const text = textOf();
  return (
    <Panel>
      <span>{text}</span>
      <VisuallyHidden role="status">{percent === null || isChecking ? text : t('upload.started')}</VisuallyHidden>
      {!isChecking && (
        <Button variant="quiet" size="sm" onClick={onCancel}>
          {t('upload.cancel')}
        </Button>
      )}
      <Track
        role="progressbar"
        aria-label={t('upload.label')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent ?? undefined}
        aria-valuetext={text}
      >
        <Bar style={{ width: `${percent ?? 0}%` }} />
      </Track>
    </Panel>
  );
}

/** Progress of an upload. It can be canceled until the whole file was sent. */
export const UploadProgress = withTexts(filesNamespace, filesTexts, UploadProgressContent);
