import { styled } from 'styled-components';
import { Button, Note, useTranslation } from 'platform/narrow';
import type { Change } from './useCampaignChanges';

const List = styled.ul`
  display: grid;
  gap: var(--space-1);
  margin-block: var(--space-2);
  overflow-wrap: anywhere;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  margin-top: var(--space-3);
`;

interface ChangedNoteProps {
  changes: readonly Change[];
  /** Replaces the input with the current version. */
  onTakeOver: () => void;
  /** Overwrites the current version with the input. */
  onApply: () => void;
}

/** Shown when another admin changed the edited record: lists the changes and offers both versions. The input is kept until one is chosen. */
export function ChangedNote({ changes, onTakeOver, onApply }: ChangedNoteProps) {
  const { t } = useTranslation('mfe-newsletter-admin');
  return (
    <Note tone="warning" role="alert" title={t('changed.title')}>
      <p>{t(changes.length === 0 ? 'changed.same' : 'changed.text')}</p>
      {changes.length > 0 && (
        <List>
          {changes.map(({ field, before, now }) => (
            <li key={field}>
              <b>{field}</b>: <del>{before}</del> → <ins>{now}</ins>
            </li>
          ))}
        </List>
      )}
      <p>{t('changed.kept')}</p>
      <Actions>
        <Button size="sm" variant="secondary" onClick={onApply}>
          {t('changed.apply')}
        </Button>
        <Button size="sm" variant="quiet" onClick={onTakeOver}>
          {t('changed.takeOver')}
        </Button>
      </Actions>
    </Note>
  );
}
