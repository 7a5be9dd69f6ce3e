import { Button, Stack, useTranslation } from 'platform/narrow';
import type { CampaignSchedule } from 'shared-contracts';
import { Failure } from '../../components/Failure';
import { RunFields, runs } from './RunFields';
import { useScheduleForm } from './useScheduleForm';

export function ScheduleForm({ schedule }: { schedule: CampaignSchedule }) {
  const { t } = useTranslation('mfe-newsletter-admin');
  const form = useScheduleForm(schedule);
  return (
    <Stack as="form" noValidate aria-label={t('automatic.tab')} onSubmit={form.handleSubmit}>
      {form.failure !== null && <Failure title={t('automatic.saveFailed')} error={form.failure} />}
      {runs.map((run) => (
        <RunFields key={run} form={form} run={run} nextAt={schedule[run].nextAt} />
      ))}
      <div>
        <Button type="submit" busy={form.isSubmitting}>
          {t('automatic.save')}
        </Button>
      </div>
    </Stack>
  );
}
