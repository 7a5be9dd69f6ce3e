import { useTranslation } from 'platform/narrow';
import type { Campaign } from 'shared-contracts';
import { changesAmong, type Change } from './changed-record';
import { useFormat } from './useFormat';

/** What an admin may have read of a campaign, and another may have changed. */
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
      // The API names a campaign by its subject where no name was given.
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
