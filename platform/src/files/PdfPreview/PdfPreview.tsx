import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button/Button';
import { Dialog } from '../../ui/Dialog/Dialog';
import { Note } from '../../ui/Note/Note';
import { Opening, PdfPages } from './PdfPages';
import { useFetchedFile } from './use-fetched-file';

export interface PdfPreviewProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Display name. */
  name: string;
  /** File name of the download. */
  fileName: string;
  /** Address of the API. */
  fileUrl: string;
  /** The session has ended (401). */
  onSignedOut: () => void;
}

/** Preview of a stored PDF. Pages are rendered in the page, without a browser plugin. */
export function PdfPreview({ open, onOpenChange, name, fileName, fileUrl, onSignedOut }: PdfPreviewProps) {
  const { t } = useTranslation('common');
  const { fetched, retry } = useFetchedFile(fileUrl, open);
  const file = fetched !== null && 'file' in fetched ? fetched.file : null;
  const status = fetched !== null && 'status' in fetched ? fetched.status : null;
  const leave = useEffectEvent(onSignedOut);
  useEffect(() => {
    if (status === 401) leave();
  }, [status]);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="wide"
      title={name}
      actions={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {t('preview.close')}
          </Button>
          {file !== null && <Button onClick={() => saveFile(file, fileName)}>{t('preview.download')}</Button>}
        </>
      }
    >
      {fetched === null && <Opening />}
      {file !== null && <PdfPages file={file} />}
      {status !== null && <Failed status={status} onRetry={retry} />}
    </Dialog>
  );
}

const notFound = 404;

function Failed({ status, onRetry }: { status: number; onRetry: () => void }) {
  const { t } = useTranslation('common');
  if (status === notFound) return <Note tone="danger" role="alert" title={t('preview.gone')} />;
  return (
    <Note tone="danger" role="alert" title={t('preview.failed')}>
      {t('preview.failedText')}
      <div>
        <Button variant="secondary" size="sm" onClick={onRetry}>
          {t('retry')}
        </Button>
      </div>
    </Note>
  );
}

/** Starts a browser download of the file. */
function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser reads the URL synchronously during the click.
  setTimeout(() => URL.revokeObjectURL(link.href));
}
