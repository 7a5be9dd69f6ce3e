import {
  formField,
  readSignInTarget,
  sentParameter,
  type FormAddition,
  type FormSubmission,
  type PageForm,
  type PostedKind,
} from 'shared-contracts';
import type { PageRequest } from '../pages/page-request.ts';
import { isPublic } from '../pages/resolved-page.ts';
import type { PageOwner } from '../site/route-table.ts';

/** A form of a page with the entered values. */
export interface PostedForm {
  form: PageForm;
  fields: URLSearchParams;
}

type FormPage = Pick<PageRequest, 'language' | 'query'>;

/** Forms of an owner's page; none if it depends on the session. */
export function formsOf(owner: PageOwner | undefined): readonly PageForm[] {
  return owner === undefined || !isPublic(owner) ? [] : (owner.route.forms ?? []);
}

/** @returns null where the body names no form of the page */
export function postedForm(forms: readonly PageForm[], body: string): PostedForm | null {
  const fields = new URLSearchParams(body);
  const form = forms.find(({ name }) => name === fields.get(formField));
  return form === undefined ? null : { form, fields };
}

/** The form that redirected here, named by the query. */
export function sentForm(forms: readonly PageForm[], query: URLSearchParams): FormSubmission | null {
  const form = forms.find(({ name }) => name === query.get(sentParameter));
  return form === undefined ? null : { form: form.name, values: {}, refusal: null };
}

/** Body of the API call: only the fields that the form declares. */
export function requestBody({ form, fields }: PostedForm, page: FormPage): Record<string, unknown> {
  const typed = Object.entries(form.fields).map(([name, kind]) => [name, valueOf(kind, name, fields)] as const);
  const added = (form.adds ?? []).map((addition) => additions[addition](page));
  return { ...Object.fromEntries(typed), ...form.constants, ...Object.assign({}, ...added) };
}

/** The values that the page shows again. */
export function typedValues({ form, fields }: PostedForm): FormSubmission['values'] {
  const shown = Object.entries(form.fields).filter(([, kind]) => kind !== 'secret');
  const values = shown.map(([name, kind]) => [name, valueOf(kind, name, fields) ?? ''] as const);
  return Object.fromEntries(values);
}

function valueOf(kind: PostedKind, name: string, fields: URLSearchParams): string | boolean | string[] | undefined {
  const text = fields.get(name) ?? '';
  if (kind === 'flag') return fields.has(name);
  if (kind === 'list') return fields.getAll(name);
  return kind === 'optional' && text.trim() === '' ? undefined : text;
}

const additions: Readonly<Record<FormAddition, (page: FormPage) => object>> = {
  language: ({ language }) => ({ language }),
  signInTarget: ({ query }) => readSignInTarget(query),
  token: ({ query }) => ({ token: query.get('token')?.trim() ?? '' }),
};
