import { useEffect, useRef, useState } from 'react';
import { useFormik } from 'platform/forms';
import { useTranslation } from 'platform/narrow';
import type { Campaign, CampaignReport } from 'shared-contracts';
import { campaignSchema } from 'shared-contracts/schemas';
import { currentRecordIn, type ReadCampaign } from '../../components/ConcurrentChanges';
import { usePageServices } from '../../page';
import { createBrowserDraft } from './browser-draft';
import { emptyValues, problemOfTime, valuesOf, type CampaignValues } from './campaign-values';

/** Validated fields in page order. */
const fields = ['subject', 'name', 'content', 'time'] as const;
type FieldName = (typeof fields)[number];

/** Form state of a campaign. Stored on each change, so it survives a reload. */
export function useCampaignForm(campaign: CampaignReport | null) {
  const { t } = useTranslation('mfe-newsletter-admin');
  const { session, toast } = usePageServices();
  const [element, setElement] = useState<HTMLFormElement | null>(null);
  const [draft] = useState(() => createBrowserDraft(session.get().user?.id ?? 0, campaign?.id ?? null));
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
    if (known.current !== values) draft.save(values, stored.read());
    known.current = values;
  }, [draft, stored, values]);

  /** Messages of the schema are keys. */
  const textOf = (key: string) => t(key, { defaultValue: key });
  return {
    /** `ref` of the form. */
    setElement,
    draft,
    values,
    stored,
    /** Replaces the input with the stored campaign. */
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
      error: form.touched[name] && form.errors[name] ? textOf(form.errors[name]) : undefined,
    }),
    /** Validates the form. If it is invalid, focuses the first invalid field. */
    async check(): Promise<boolean> {
      await form.setTouched(Object.fromEntries(fields.map((name) => [name, true])));
      const errors = await form.validateForm();
      const wrong = fields.find((name) => errors[name] !== undefined);
      if (wrong === undefined) return true;
      element?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
      const isMissing = errors[wrong] === 'validation.campaignSubject';
      const title = t(isMissing ? 'send.subjectRequired' : 'send.checkFields');
      toast({ title, description: textOf(errors[wrong] ?? ''), variant: 'destructive' });
      return false;
    },
    /** Shows field errors of the API. */
    refuse({ scheduledAt, ...refused }: Readonly<Record<string, string>>) {
      form.setErrors({ ...refused, ...(scheduledAt !== undefined && { time: scheduledAt }) });
    },
    /** After success the content is cleared and the audience is kept. */
    clear() {
      draft.clear();
      const { frequency, isMeasured } = values;
      form.resetForm({ values: { ...emptyValues, frequency, isMeasured } });
    },
  };
}

export type CampaignFormState = Omit<ReturnType<typeof useCampaignForm>, 'setElement'>;

/** A write that the API rejects for an outdated version. */
export type RefusedWrite = 'save' | 'send' | 'remove';

/** A write was rejected because another admin changed the stored campaign. */
export interface Conflict {
  before: ReadCampaign;
  current: Campaign;
  write: RefusedWrite;
}

/** The stored campaign that a form is based on; writes send its version. It is not rendered. */
function useStoredVersion(read: ReadCampaign | null) {
  const base = useRef(read);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  return {
    conflict,
    /** Null: not stored yet. */
    read: (): ReadCampaign | null => base.current,
    version: () => base.current?.version,
    /** Shows the conflict and returns true if the error is one. */
    handleConflict: (error: unknown, write: RefusedWrite): boolean => {
      const current = currentRecordIn(error, 'campaign_changed') as Campaign | null;
      if (current !== null) setConflict({ before: base.current ?? current, current, write });
      return current !== null;
    },
    /** Sets the stored campaign that later writes are based on. */
    rebase: (stored: ReadCampaign) => {
      base.current = stored;
      setConflict(null);
    },
  };
}
