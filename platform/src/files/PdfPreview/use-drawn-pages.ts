import { useEffect, useState } from 'react';
import { openDrawing, type DrawnPage } from '../pdf/inspect-pdf';

/** Maximum number of rendered pages. Longer files have to be downloaded. */
export const drawnPages = 20;

export interface DrawnFile {
  /** Page count of the file; null until it is open. */
  total: number | null;
  /** Pages rendered so far, from the first. */
  pages: readonly DrawnPage[];
  /** Whether the file or one of its pages could not be rendered. */
  hasFailed: boolean;
}

const nothing: DrawnFile = { total: null, pages: [], hasFailed: false };

/** Renders the pages of a file sequentially. `width` in CSS pixels. */
export function useDrawnPages(file: Blob, width: number): DrawnFile {
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
