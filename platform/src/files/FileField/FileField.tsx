import { useId, useRef, useState, type ChangeEvent, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/Icon/Icon';
import { Note } from '../../ui/Note/Note';
import { prepareInspection } from '../pdf/inspect-pdf';
import { DropZone } from './DropZone';
import { FileCard, type ShownFile } from './FileCard';
import { useFileDrop } from './use-file-drop';
import * as S from './FileField.styles';

export type { ShownFile };

export interface FileFieldProps {
  file: ShownFile | null;
  /** It has arrived where it was sent. */
  isSent?: boolean;
  /** Why there is no file, or not the one that was chosen. */
  problem: string | null;
  /** The button that opens the file chooser. */
  pickRef?: Ref<HTMLButtonElement>;
  /** Somebody is about to choose. */
  onPick?: () => void;
  onChoose: (file: File) => void;
  onRemove: () => void;
}

/** A PDF's place: a zone until there is one, then the file. A file may be dropped anywhere on the page. */
export function FileField({ file, isSent = false, problem, pickRef = null, onPick, ...on }: FileFieldProps) {
  const { t } = useTranslation('common');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  // From the first choice on, what takes the other's place takes the focus too.
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
    // So that the same file can be chosen once more.
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
