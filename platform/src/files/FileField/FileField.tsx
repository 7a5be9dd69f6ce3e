import { useId, useRef, useState, useEffectEvent, useLayoutEffect, type ChangeEvent, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { filesNamespace, filesTexts } from '../files-texts';
import { commonNamespace, withTexts } from '../../services/language';
import { limits } from 'shared-contracts';
import { Icon } from '../../ui/Icon';
import { Note } from '../../ui/Note/Note';
import { useLanguage } from '../../services/use-services';
import { Badge } from '../../ui/Badge';
import { Button } from '../../ui/Button/Button';
import { prepareInspection } from '../pdf/check-resume';
import { fileSize, ShortName } from '../FileLabel';
import { useFileDrop } from './use-file-drop';
import * as S from './FileField.styles';

/** Displayed properties of the chosen file. */
export interface ShownFile {
  name: string;
  /** Bytes. */
  size: number;
  /** Null before the file is inspected, or if the inspection failed. */
  pages: number | null;
  hasText: boolean | null;
}

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

function FileFieldContent({ file, isSent = false, problem, pickRef = null, onPick, ...on }: FileFieldProps) {
  const { t } = useTranslation(filesNamespace);
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
        aria-label={t('field.input')}
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

/** Calls `focus` in the commit of the mount. A later focus could interrupt typing in another field. */
function useFocusOnMount(isWanted: boolean, focus: () => void): void {
  const start = useEffectEvent(() => isWanted && focus());
  useLayoutEffect(() => void start(), []);
}

interface DropZoneProps {
  /** A file is dragged over the page. */
  isOver: boolean;
  /** Id of the error message for a rejected file. */
  problemId: string | undefined;
  /** Whether to focus the drop zone when it replaces the file card. */
  takesFocus: boolean;
  buttonRef: Ref<HTMLButtonElement>;
  onPick: () => void;
}

/** Drop zone with a button that opens the file chooser. */
function DropZone({ isOver, problemId, takesFocus, buttonRef, onPick }: DropZoneProps) {
  const { t } = useTranslation(filesNamespace);
  const id = useId();
  const zone = useRef<HTMLDivElement>(null);
  useFocusOnMount(takesFocus, () => zone.current?.querySelector('button')?.focus());
  return (
    <S.Zone ref={zone} role="group" aria-labelledby={`${id}-title`} $isOver={isOver}>
      <S.Tile>
        <Icon name="upload" />
      </S.Tile>
      <b id={`${id}-title`}>
        <S.ForMouse>{t('field.drop')}</S.ForMouse>
        <S.ForTouch>{t('field.touch')}</S.ForTouch>
      </b>
      <S.Words>
        <S.ForMouse>{t('field.or')} </S.ForMouse>
        <S.Pick
          ref={buttonRef}
          type="button"
          aria-describedby={[`${id}-rule`, problemId].filter(Boolean).join(' ')}
          onClick={onPick}
        >
          <S.ForMouse>{t('field.pick')}</S.ForMouse>
          <S.ForTouch>{t('field.touchPick')}</S.ForTouch>
        </S.Pick>
        {'. '}
        <span id={`${id}-rule`}>{t('field.rule')}</span>
      </S.Words>
    </S.Zone>
  );
}

interface FileCardProps {
  file: ShownFile;
  isSent: boolean;
  isOver: boolean;
  /** Whether to focus the card when it replaces the drop zone. */
  takesFocus: boolean;
  onSwap: () => void;
  onRemove: () => void;
}

/** The chosen file. Replaces the drop zone. */
function FileCard({ file, isSent, isOver, takesFocus, onSwap, onRemove }: FileCardProps) {
  const { t } = useTranslation(filesNamespace);
  const { language } = useLanguage();
  const card = useRef<HTMLDivElement>(null);
  useFocusOnMount(takesFocus, () => card.current?.focus());
  const pages = file.pages === null ? null : t('file.pages', { ns: commonNamespace, count: file.pages });
  return (
    <S.Card
      ref={card}
      role="group"
      aria-label={t('file.label', { ns: commonNamespace })}
      tabIndex={-1}
      $isOver={isOver}
    >
      <S.Tile>
        <Icon name="file" />
      </S.Tile>
      <S.Facts>
        <ShortName name={file.name} shown={limits.fileNameShown} />
        <span>{[fileSize(file.size, language), pages].filter(Boolean).join(' · ')}</span>
        {isSent && (
          <Badge tone="success" icon="check">
            {t('field.sent')}
          </Badge>
        )}
      </S.Facts>
      <S.Actions>
        <Button variant="quiet" size="sm" onClick={onSwap}>
          {t('field.swap')}
        </Button>
        <Button variant="dangerQuiet" size="sm" onClick={onRemove}>
          {t('field.remove')}
        </Button>
      </S.Actions>
    </S.Card>
  );
}

function ImagesOnly() {
  const { t } = useTranslation(filesNamespace);
  return (
    <S.Hint>
      <Note tone="warning" role="status" title={t('field.imagesOnly')}>
        {t('field.imagesOnlyText')}
      </Note>
    </S.Hint>
  );
}

/** File field for a PDF: a drop zone before a file is chosen, then a file card. Accepts a drop anywhere on the page. */
export const FileField = withTexts(filesNamespace, filesTexts, FileFieldContent);
