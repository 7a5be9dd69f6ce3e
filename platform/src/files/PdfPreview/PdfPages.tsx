import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Note } from '../../ui/Note/Note';
import { Skeleton } from '../../ui/Skeleton/Skeleton';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden';
import type { DrawnPage } from '../pdf/inspect-pdf';
import { drawnPages, useDrawnPages } from './use-drawn-pages';
import * as S from './PdfPreview.styles';

/** Maximum width of the dialog in CSS pixels. Smaller screens scale the pages down and can zoom in. */
const drawnWidth = 720;

/** Pages of a PDF, each an image with its text as a text alternative. */
export function PdfPages({ file }: { file: Blob }) {
  const { t } = useTranslation('common');
  const { total, pages, hasFailed } = useDrawnPages(file, drawnWidth);
  const isDrawing = !hasFailed && pages.length < Math.min(total ?? 1, drawnPages);
  return (
    <S.Pages aria-busy={isDrawing}>
      {pages.map((page, index) => (
        <Page key={index} page={page} label={t('preview.page', { page: index + 1, pages: total })} />
      ))}
      {isDrawing && <Opening />}
      {hasFailed && (
        <Note tone="warning" role="alert">
          {t('preview.undrawn')}
        </Note>
      )}
      {total !== null && total > drawnPages && <p>{t('preview.more', { count: drawnPages })}</p>}
    </S.Pages>
  );
}

export function Opening() {
  const { t } = useTranslation('common');
  return (
    <div>
      <VisuallyHidden role="status">{t('preview.loading')}</VisuallyHidden>
      <Skeleton height="24rem" shape="tile" />
    </div>
  );
}

function Page({ page: { canvas, text }, label }: { page: DrawnPage; label: string }) {
  const { t } = useTranslation('common');
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    canvas.setAttribute('aria-hidden', 'true');
    frame.current?.replaceChildren(canvas);
  }, [canvas]);
  return (
    <S.Page aria-label={label}>
      <S.Drawing ref={frame} />
      <VisuallyHidden>{text === '' ? t('preview.noText') : text}</VisuallyHidden>
    </S.Page>
  );
}
