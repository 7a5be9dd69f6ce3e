import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { filesNamespace } from '../files-texts';
import { styled } from 'styled-components';
import { Note } from '../../ui/Note/Note';
import { Skeleton } from '../../ui/Skeleton/Skeleton';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { openDrawing, type DrawnPage } from '../pdf/check-resume';

const Pages = styled.div`
  display: grid;
  gap: var(--space-4);
`;

const PageFrame = styled.section`
  position: relative;
`;

/** White in both themes. */
const Drawing = styled.div`
  overflow: hidden;
  border: var(--border-hair) solid var(--color-border);
  border-radius: var(--radius-xs);

  canvas {
    display: block;
    width: 100%;
    height: auto;
  }
`;

/** Maximum number of rendered pages. Longer files have to be downloaded. */
const drawnPages = 20;

interface DrawnFile {
  /** Page count of the file; null until it is open. */
  total: number | null;
  /** Pages rendered so far, from the first. */
  pages: readonly DrawnPage[];
  /** Whether the file or one of its pages could not be rendered. */
  hasFailed: boolean;
}

const nothing: DrawnFile = { total: null, pages: [], hasFailed: false };

/** Renders the pages of a file sequentially. `width` in CSS pixels. */
function useDrawnPages(file: Blob, width: number): DrawnFile {
  const [drawn, setDrawn] = useState(nothing);
  useEffect(() => {
    let isCurrent = true;
    const isStopped = () => !isCurrent;
    const add = (change: (former: DrawnFile) => DrawnFile) => isCurrent && setDrawn(change);
    drawAll(file, width, isStopped, add).catch(() => add((former) => ({ ...former, hasFailed: true })));
    return () => {
      isCurrent = false;
      setDrawn(nothing);
    };
  }, [file, width]);
  return drawn;
}

async function drawAll(
  file: Blob,
  width: number,
  isStopped: () => boolean,
  add: (change: (former: DrawnFile) => DrawnFile) => void,
): Promise<void> {
  const drawing = await openDrawing(file);
  try {
    const { pages: total } = drawing;
    add((former) => ({ ...former, total }));
    for (let number = 1; number <= Math.min(total, drawnPages) && !isStopped(); number++) {
      const page = await drawing.draw(number, width);
      add((former) => ({ ...former, pages: [...former.pages, page] }));
    }
  } finally {
    drawing.close();
  }
}

/** Maximum width of the dialog in CSS pixels. Smaller screens scale the pages down and can zoom in. */
const drawnWidth = 720;

/** Pages of a PDF, each an image with its text as a text alternative. */
export function PdfPages({ file }: { file: Blob }) {
  const { t } = useTranslation(filesNamespace);
  const { total, pages, hasFailed } = useDrawnPages(file, drawnWidth);
  const isDrawing = !hasFailed && pages.length < Math.min(total ?? 1, drawnPages);
  return (
    <Pages aria-busy={isDrawing}>
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
    </Pages>
  );
}

export function Opening() {
  const { t } = useTranslation(filesNamespace);
  return (
    <div>
      <VisuallyHidden role="status">{t('preview.loading')}</VisuallyHidden>
      <Skeleton height="24rem" shape="tile" />
    </div>
  );
}

function Page({ page: { canvas, text }, label }: { page: DrawnPage; label: string }) {
  const { t } = useTranslation(filesNamespace);
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    canvas.setAttribute('aria-hidden', 'true');
    frame.current?.replaceChildren(canvas);
  }, [canvas]);
  return (
    <PageFrame aria-label={label}>
      <Drawing ref={frame} />
      <VisuallyHidden>{text === '' ? t('preview.noText') : text}</VisuallyHidden>
    </PageFrame>
  );
}
