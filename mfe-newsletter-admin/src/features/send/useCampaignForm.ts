import { useEffect, useRef, useState, type RefObject } from 'react';
import { useFormik } from 'platform/forms';
import { useTranslation } from 'platform/narrow';
import type { Campaign, CampaignReport } from 'shared-contracts';
import { campaignSchema } from 'shared-contracts/schemas';
import { currentRecordIn } from '../../components/changed-record';
import type { ReadCampaign } from '../../components/useCampaignChanges';
import { usePagePlatform } from '../../page-platform';
import { emptyValues, problemOfTime, valuesOf, type CampaignValues } from './campaign-values';
import { createKeptDraft, readOf } from './kept-draft';

/** The fields that can be wrong, in the order of the page. */
const fields = ['subject', 'name', 'content', 'time'] as const;
type FieldName = (typeof fields)[number];

/** Another admin changed the stored campaign since it was read: a write was refused. */
interface Conflict {
  before: ReadCampaign;
  current: Campaign;
  /** Tries the refused write again, over the current version. */
  again: () => void;
}

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
  // The version that writes name. No part of the page shows it.
  const base = useRef<ReadCampaign | null>(draft.base() ?? campaign);
  const conflict = useConflict(base);
  const known = useRef(values);
  useEffect(() => {
    if (known.current !== values) draft.keep(values, base.current && readOf(base.current));
    known.current = values;
  }, [draft, values]);

  const wordsOf = (key: string | undefined) => key && t(key);
  return {
    /** `ref` of the form. */
    setElement,
    draft,
    values,
    conflict: conflict.shown,
    /** Whether a failure is a conflict, which is shown then. */
    meetConflict: conflict.meet,
    version: () => base.current?.version,
    /** What is stored now: later writes are based on it. */
    rebase(stored: ReadCampaign) {
      base.current = stored;
    },
    takeOver({ current }: Conflict) {
      conflict.settle(current);
      form.resetForm({ values: valuesOf(current) });
    },
    applyTyped({ current, again }: Conflict) {
      conflict.settle(current);
      again();
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
    /** After success: what makes a campaign is gone, whom it is for stays. */
    clear() {
      draft.forget();
      const { frequency, isMeasured } = values;
      form.resetForm({ values: { ...emptyValues, frequency, isMeasured } });
    },
  };
}

function useConflict(base: RefObject<ReadCampaign | null>) {
  const [shown, setShown] = useState<Conflict | null>(null);
  return {
    shown,
    meet(error: unknown, again: () => void): boolean {
      const current = currentRecordIn<Campaign>(error, 'campaign_changed');
      if (current !== null) setShown({ before: base.current ?? current, current, again });
      return current !== null;
    },
    settle(current: Campaign) {
      base.current = current;
      setShown(null);
    },
  };
}

export type CampaignFormState = Omit<ReturnType<typeof useCampaignForm>, 'setElement'>;
