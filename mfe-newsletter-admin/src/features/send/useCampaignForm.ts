import { useEffect, useRef, useState } from 'react';
import { useFormik } from 'platform/forms';
import { useTranslation } from 'platform/narrow';
import type { Campaign, CampaignReport } from 'shared-contracts';
import { campaignSchema } from 'shared-contracts/schemas';
import { usePagePlatform } from '../../page-platform';
import { emptyValues, problemOfTime, valuesOf, type CampaignValues } from './campaign-values';
import { createKeptDraft } from './kept-draft';
import { useStoredVersion } from './useStoredVersion';

/** The fields that can be wrong, in the order of the page. */
const fields = ['subject', 'name', 'content', 'time'] as const;
type FieldName = (typeof fields)[number];

/** What is written of a campaign; it is kept at each change, and so outlives a reload. */
export function useCampaignForm(campaign: CampaignReport | null) {
  const { t } = useTranslation('mfe-newsletter-admin');
  const { session, toast } = usePagePlatform();
  const [element, setElement] = useState<HTMLFormElement | null>(null);
  const [draft] = useState(() => createKeptDraft(session.get().user?.id ?? 0, campaign?.id ?? null));
  const form = useFormik<CampaignValues>({
    initialValues: draft.values() ?? (campaign === null ? emptyValues : valuesOf(campaign)),
    validationSchema: campaignSchema,
    validate: (values) => {
      const time = problemOfTime(values, Date.now());
      return time === undefined ? {} : { time };
    },
    onSubmit: () => {},
  });
  const { values } = form;
  const stored = useStoredVersion(draft.base() ?? campaign);
  const known = useRef(values);
  useEffect(() => {
    if (known.current !== values) draft.keep(values, stored.read());
    known.current = values;
  }, [draft, stored, values]);

  const wordsOf = (key: string | undefined) => key && t(key);
  return {
    /** `ref` of the form. */
    setElement,
    draft,
    values,
    stored,
    /** Shows what is stored now instead of what was typed. */
    resetTo(current: Campaign) {
      stored.rebase(current);
      form.resetForm({ values: valuesOf(current) });
    },
    change: form.setFieldValue,
    inputProps: (name: FieldName) => ({
      name,
      value: values[name],
      onChange: form.handleChange,
      onBlur: form.handleBlur,
      error: form.touched[name] ? wordsOf(form.errors[name]) : undefined,
    }),
    /** Whether it may be sent as it is. If not, the first wrong field says why and has the focus. */
    async check(): Promise<boolean> {
      await form.setTouched(Object.fromEntries(fields.map((name) => [name, true])));
      const errors = await form.validateForm();
      const wrong = fields.find((name) => errors[name] !== undefined);
      if (wrong === undefined) return true;
      element?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
      const isMissing = errors[wrong] === 'validation.campaignSubject';
      const title = t(isMissing ? 'send.subjectRequired' : 'send.checkFields');
      toast({ title, description: t(errors[wrong] ?? ''), variant: 'destructive' });
      return false;
    },
    /** Shows what the API refused at the fields that it is about. */
    refuse({ scheduledAt, ...refused }: Readonly<Record<string, string>>) {
      form.setErrors({ ...refused, ...(scheduledAt !== undefined && { time: scheduledAt }) });
    },
    /** After success the content is cleared and the audience is kept. */
    clear() {
      draft.forget();
      const { frequency, isMeasured } = values;
      form.resetForm({ values: { ...emptyValues, frequency, isMeasured } });
    },
  };
}

export type CampaignFormState = Omit<ReturnType<typeof useCampaignForm>, 'setElement'>;
