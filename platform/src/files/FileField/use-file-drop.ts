import { useEffect, useEffectEvent, useState } from 'react';

const isFile = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false;

/**
 * Accepts a file dropped anywhere on the page. By default the browser would navigate to a file dropped outside the zone.
 * Returns whether a file is dragged over the page.
 */
export function useFileDrop(handle: { onOver: () => void; onDrop: (file: File) => void }): boolean {
  const [isOver, setOver] = useState(false);
  const over = useEffectEvent((event: DragEvent) => {
    if (!isFile(event)) return;
    event.preventDefault();
    if (!isOver) handle.onOver();
    setOver(true);
  });
  const drop = useEffectEvent((event: DragEvent) => {
    if (!isFile(event)) return;
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer?.files ?? [];
    if (file !== undefined) handle.onDrop(file);
  });
  useEffect(() => {
    const onOver = (event: DragEvent) => over(event);
    const onDrop = (event: DragEvent) => drop(event);
    const onLeave = ({ relatedTarget }: DragEvent) => relatedTarget === null && setOver(false);
    window.addEventListener('dragover', onOver);
    window.addEventListener('drop', onDrop);
    window.addEventListener('dragleave', onLeave);
    return () => {
      window.removeEventListener('dragover', onOver);
      window.removeEventListener('drop', onDrop);
      window.removeEventListener('dragleave', onLeave);
    };
  }, []);
  return isOver;
}
