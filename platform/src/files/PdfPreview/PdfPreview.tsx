import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { filesNamespace, filesTexts } from '../files-texts';
import { commonNamespace, withTexts } from '../../services/language';
import { Button } from '../../ui/Button/Button';
import { Dialog } from '../../ui/Dialog/Dialog';
import { Note } from '../../ui/Note/Note';
import { apiUrl } from '../../services/api/base-query';
import { saveFile } from '../../jobs/save-file';
import { log } from '../../services/telemetry';
import { Opening, PdfPages } from './PdfPages';

/** The file, or the status of the failed request; 0 without a response. */
type FetchedFile = { file: Blob } | { status: number };

/** Fetches an owner-only file from the API. Rejects only if aborted. */
async function fetchFile(path: string, signal: AbortSignal): Promise<FetchedFile> {
  try {
    const response = await fetch(apiUrl(path), { credentials: 'include', signal });
    if (response.ok) return { file: await response.blob() };
    log.error(`File request failed (${response.status})`);
    return { status: response.status };
  } catch (error) {
    if (signal.aborted) throw error;
    return { status: 0 };
  }
}

/** Fetches a file from the API while `isWanted`. `fetched` is null until the response arrives. */
function useFetchedFile(path: string, isWanted: boolean): { fetched: FetchedFile | null; retry: () => void } {
  const [fetched, setFetched] = useState<FetchedFile | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!isWanted) return undefined;
    const controller = new AbortController();
    fetchFile(path, controller.signal).then(setFetched, () => {});
    return () => {
      controller.abort();
      setFetched(null);
    };
  }, [path, isWanted, attempt]);
  return { fetched, retry: () => setAttempt(attempt + 1) };
}

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

function PdfPreviewContent({ open, onOpenChange, name, fileName, fileUrl, onSignedOut }: PdfPreviewProps) {
  const { t } = useTranslation(filesNamespace);
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
          {file !== null && (
            <Button onClick={() => saveFile(URL.createObjectURL(file), fileName)}>{t('preview.download')}</Button>
          )}
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
  const { t } = useTranslation(filesNamespace);
  if (status === notFound) return <Note tone="danger" role="alert" title={t('preview.gone')} />;
  return (
    <Note tone="danger" role="alert" title={t('preview.failed')}>
      {t('preview.failedText')}
      <div>
        <Button variant="secondary" size="sm" onClick={onRetry}>
          {t('retry', { ns: commonNamespace })}
        </Button>
      </div>
    </Note>
  );
}

/** Preview of a stored PDF. Pages are rendered in the page, without a browser plugin. */
export const PdfPreview = withTexts(filesNamespace, filesTexts, PdfPreviewContent);
