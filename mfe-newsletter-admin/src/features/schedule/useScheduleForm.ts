import { useState } from 'react';
import { useFormik } from 'platform/forms';
import { useTranslation } from 'platform/narrow';
import type { CampaignSchedule, CampaignSchedulePayload } from 'shared-contracts';
import { campaignScheduleSchema } from 'shared-contracts/schemas';
import { useUpdateCampaignScheduleMutation } from '../../campaigns.api';
import { usePagePlatform } from '../../page-platform';

const chosenOf = <Run extends { nextAt: unknown }>({ nextAt: _, ...chosen }: Run) => chosen;

const valuesOf = ({ weekly, monthly }: CampaignSchedule): CampaignSchedulePayload => ({
  weekly: chosenOf(weekly),
  monthly: chosenOf(monthly),
});

/** The form over `updateCampaignSchedule`. */
export function useScheduleForm(schedule: CampaignSchedule) {
  const { t } = useTranslation('mfe-newsletter-admin');
  const { toast } = usePagePlatform();
  const [update] = useUpdateCampaignScheduleMutation();
  const [failure, setFailure] = useState<unknown>(null);
  const form = useFormik<CampaignSchedulePayload>({
    initialValues: valuesOf(schedule),
    validationSchema: campaignScheduleSchema,
    onSubmit: async (values) => {
      setFailure(null);
      const { data, error } = await update({ body: campaignScheduleSchema.cast(values) });
      if (data === undefined) return setFailure(error);
      form.resetForm({ values: valuesOf(data) });
      toast({ title: t('automatic.saved'), variant: 'success' });
    },
  });
  return { ...form, failure };
}

export type ScheduleFormState = ReturnType<typeof useScheduleForm>;
