import { useId, useRef, useState, type ChangeEvent, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/Icon';
import { Note } from '../../ui/Note/Note';
import { prepareInspection } from '../pdf/check-resume';
import { DropZone } from './DropZone';
import { FileCard, type ShownFile } from './FileCard';
import { useFileDrop } from './use-file-drop';
import * as S from './FileField.styles';

export type { ShownFile };

export interface FileFieldProps {
  file: ShownFile | null;
  /** The file was uploaded. */
  isSent?: boolean;
  /** Error message for a missing or rejected file. */
  problem: string | null;
  /** The button that opens the file chooser. */
  pickRef?: Ref<HTMLButtonElement>;
  /** Called before the file chooser opens. */
  onPick?: () => void;
  onChoose: (file: File) => void;
  onRemove: () => void;
}

/** File field for a PDF: a drop zone before a file is chosen, then a file card. Accepts a drop anywhere on the page. */
export function FileField({ file, isSent = false, problem, pickRef = null, onPick, ...on }: FileFieldProps) {
  const { t } = useTranslation('common');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  // After the first choice, the drop zone and the file card take focus when they replace each other.
  const [hasActed, setActed] = useState(false);
  const choose = (chosen: File) => {
    setActed(true);
    on.onChoose(chosen);
  };
  const remove = () => {
    setActed(true);
    on.onRemove();
  };
  const isOver = useFileDrop({ onOver: prepareInspection, onDrop: choose });
  const pick = () => {
    prepareInspection();
    onPick?.();
    input.current?.click();
  };
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? [];
    if (chosen !== undefined) choose(chosen);
    // Allow choosing the same file again.
    target.value = '';
  };
  const common = { isOver, takesFocus: hasActed };
  return (
    <div>
      <S.Input
        ref={input}
        aria-label={t('file.input')}
        aria-hidden="true"
        tabIndex={-1}
        accept="application/pdf,.pdf"
        onChange={take}
      />
      {file === null ? (
        <DropZone {...common} buttonRef={pickRef} problemId={problem === null ? undefined : id} onPick={pick} />
      ) : (
        <FileCard {...common} file={file} isSent={isSent} onSwap={pick} onRemove={remove} />
      )}
      <div role="alert">
        {problem !== null && (
          <S.Problem id={id}>
            <Icon name="alert" size="sm" />
            <span>{problem}</span>
          </S.Problem>
        )}
      </div>
      {file?.hasText === false && <ImagesOnly />}
    </div>
  );
}

function ImagesOnly() {
  const { t } = useTranslation('common');
  return (
    <S.Hint>
      <Note tone="warning" role="status" title={t('file.imagesOnly')}>
        {t('file.imagesOnlyText')}
      </Note>
    </S.Hint>
  );
}
