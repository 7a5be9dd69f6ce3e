import { styled } from 'styled-components';
import { Button, isApiError, Note, useTranslation } from 'platform/narrow';
import type { Campaign, ErrorCode } from 'shared-contracts';
import { useFormat } from '../page';

/** The current record in the response to a write of an outdated version; null for other failures. */
export function currentRecordIn(error: unknown, code: ErrorCode): object | null {
  return isApiError(error) && error.data.code === code ? (error.data.current ?? null) : null;
}

/** A difference between two versions of a record, as text. */
interface Change {
  field: string;
  before: string;
  now: string;
}

/** The rows whose texts differ. A row: field label, previous text, current text. */
export const changesAmong = (rows: readonly (readonly [field: string, before: string, now: string])[]): Change[] =>
  rows.filter(([, before, now]) => before !== now).map(([field, before, now]) => ({ field, before, now }));

/** Fields of a campaign that admins can change. */
export type ReadCampaign = Pick<
  Campaign,
  'version' | 'subject' | 'name' | 'content' | 'frequency' | 'isMeasured' | 'scheduledAt' | 'status'
>;

/** Describes the differences between two versions of a campaign. */
export function useCampaignChanges(): (before: ReadCampaign, now: ReadCampaign) => Change[] {
  const { t } = useTranslation('mfe-newsletter-admin');
  const { dateTime } = useFormat();
  const none = t('changed.none');
  const textsOf = ({ subject, name, content, frequency, isMeasured, scheduledAt, status }: ReadCampaign) =>
    [
      [t('history.columns.status'), t(`status.${status}`)],
      [t('send.subject'), subject],
      // The API uses the subject as name of an unnamed campaign.
      [t('send.name'), name === subject ? none : name],
      [t('send.content'), content === '' ? none : content],
      [t('send.frequency'), t(`frequency.${frequency}`)],
      [t('send.when'), scheduledAt === null ? none : dateTime(scheduledAt)],
      [t('send.measured'), t(isMeasured ? 'changed.yes' : 'changed.no')],
    ] as const;
  return (before, now) => {
    const texts = textsOf(now);
    return changesAmong(textsOf(before).map(([field, text], index) => [field, text, texts[index]?.[1] ?? '']));
  };
}

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
