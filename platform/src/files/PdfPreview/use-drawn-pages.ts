import { useEffect, useState } from 'react';
import { openDrawing, type DrawnPage } from '../pdf/inspect-pdf';

/** Pages that are drawn; a longer file is downloaded to be read. */
export const drawnPages = 20;

export interface DrawnFile {
  /** Of the whole file; null until it is open. */
  total: number | null;
  /** Those that are drawn by now, from the first on. */
  pages: readonly DrawnPage[];
  /** The file, or a page of it, cannot be drawn. */
  hasFailed: boolean;
}

const nothing: DrawnFile = { total: null, pages: [], hasFailed: false };

/** Draws a file's pages one after the other. `width` in CSS pixels. */
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
