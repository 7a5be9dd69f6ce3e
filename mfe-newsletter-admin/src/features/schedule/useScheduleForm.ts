import { useRef, useState } from 'react';
import { useFormik } from 'platform/forms';
import { useTranslation } from 'platform/narrow';
import type { CampaignSchedule, CampaignSchedulePayload } from 'shared-contracts';
import { campaignScheduleSchema } from 'shared-contracts/schemas';
import { useUpdateCampaignScheduleMutation } from '../../campaigns.api';
import { currentRecordIn } from '../../components/ConcurrentChanges';
import { usePageServices } from '../../page';

const chosenOf = <Run extends { nextAt: unknown }>({ nextAt: _, ...chosen }: Run) => chosen;

const valuesOf = ({ weekly, monthly }: CampaignSchedule): CampaignSchedulePayload => ({
  weekly: chosenOf(weekly),
  monthly: chosenOf(monthly),
});

interface ChangedSchedule {
  before: CampaignSchedule;
  current: CampaignSchedule;
}

/** The form over `updateCampaignSchedule`. */
export function useScheduleForm(schedule: CampaignSchedule) {
  const { t } = useTranslation('mfe-newsletter-admin');
  const { toast } = usePageServices();
  const [update] = useUpdateCampaignScheduleMutation();
  const [failure, setFailure] = useState<unknown>(null);
  // The loaded schedule. Writes send its version.
  const base = useRef(schedule);
  const [changed, setChanged] = useState<ChangedSchedule | null>(null);
  const form = useFormik<CampaignSchedulePayload>({
    initialValues: valuesOf(schedule),
    validationSchema: campaignScheduleSchema,
    onSubmit: async (values) => {
      setFailure(null);
      const body = { ...campaignScheduleSchema.cast(values), version: base.current.version };
      const { data, error } = await update({ body });
      const current = currentRecordIn(error, 'schedule_changed') as CampaignSchedule | null;
      if (current !== null) return setChanged({ before: base.current, current });
      if (data === undefined) return setFailure(error);
      base.current = data;
      form.resetForm({ values: valuesOf(data) });
      toast({ title: t('automatic.saved'), variant: 'success' });
    },
  });
  const settle = (current: CampaignSchedule) => {
    base.current = current;
    setChanged(null);
  };
  return {
    ...form,
    failure,
    /** Another admin changed the schedule concurrently; these changes were not saved. */
    changed,
    takeOver({ current }: ChangedSchedule) {
      settle(current);
      form.resetForm({ values: valuesOf(current) });
    },
    applyChosen({ current }: ChangedSchedule) {
      settle(current);
      void form.submitForm();
    },
  };
}

export type ScheduleFormState = ReturnType<typeof useScheduleForm>;
