import { useId, useRef, useState, type ChangeEvent, type Ref } from 'react';
import { Icon, Note, useTranslation } from 'platform';
import { prepareInspection } from '../../../pdf/inspect-pdf';
import type { ApplicationFlow } from '../useApplication';
import { DropZone } from './DropZone';
import { FileCard } from './FileCard';
import { useFileDrop } from './useFileDrop';
import type { useResumeChoice } from './useResumeChoice';
import * as S from './ResumeFile.styles';

interface ResumeFileProps {
  flow: ApplicationFlow;
  choice: ReturnType<typeof useResumeChoice>;
  pickRef: Ref<HTMLButtonElement>;
}

/** The resume's place: a zone until there is one, then the file. */
export function ResumeFile({ flow: { draft }, choice, pickRef }: ResumeFileProps) {
  const { t } = useTranslation('mfe-apply');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  // From the first choice on, what takes the other's place takes the focus too.
  const [hasActed, setActed] = useState(false);
  const choose = (file: File) => {
    setActed(true);
    void choice.choose(file);
  };
  const isOver = useFileDrop({ onOver: prepareInspection, onDrop: choose });
  const pick = () => {
    prepareInspection();
    input.current?.click();
  };
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file !== undefined) choose(file);
    // So that the same file can be chosen once more.
    target.value = '';
  };
  const { problem, remove } = choice;
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
      {draft.resume === null ? (
        <DropZone {...common} buttonRef={pickRef} problemId={problem === null ? undefined : id} onPick={pick} />
      ) : (
        <FileCard
          {...common}
          resume={draft.resume}
          isSent={draft.receipt !== null}
          onSwap={pick}
          onRemove={() => {
            setActed(true);
            remove();
          }}
        />
      )}
      <div role="alert">
        {problem !== null && (
          <S.Problem id={id}>
            <Icon name="alert" size="sm" />
            <span>{t(`errors.${problem}`)}</span>
          </S.Problem>
        )}
      </div>
      {draft.resume?.hasText === false && <ImagesOnly />}
    </div>
  );
}

function ImagesOnly() {
  const { t } = useTranslation('mfe-apply');
  return (
    <S.Hint>
      <Note tone="warning" role="status" title={t('file.imagesOnly')}>
        {t('file.imagesOnlyText')}
      </Note>
    </S.Hint>
  );
}
