import { useId } from 'react';
import { AlertDialog, Button, ButtonLink, Field, Link, Select, Stack, useLeaveGuard } from 'platform';
import { FormProblems, Honeypot, TextArea, useSendForm } from 'platform/forms';
import {
  contactSubjects,
  routes,
  sendContactMessage,
  type Acknowledgement,
  type ContactMessage,
  type FormTrace,
} from 'shared-contracts';
import { contactSchema } from 'shared-contracts/schemas';
import { shellApi } from '../../shell-api';
import { shellNamespace, useShellText } from '../../layout/navigation/useShellText';
import { SentPanel } from '../SentPanel';
import * as S from './ContactPage.styles';

const { useSendContactMessageMutation } = shellApi.injectEndpoints({
  endpoints: (build) => ({
    sendContactMessage: build.mutation<Acknowledgement, ContactMessage & FormTrace>({
      query: (body) => ({ url: sendContactMessage.template, method: sendContactMessage.method, body }),
    }),
  }),
});

const rows = 6;
const onlyDigits = (value: string) => value.replaceAll(/\D/g, '');

/** The message to the team (SPEC §5 "Contact"). */
export function ContactForm() {
  const { t } = useShellText();
  const { formProps, submitProps, inputProps, honeypotProps, isSent, isChanged, ...problems } = useContactForm();
  const titleId = useId();
  if (isSent) {
    return (
      <S.Sheet>
        <SentPanel
          title={t('contact.sent')}
          text={t('contact.sentText')}
          actions={<ButtonLink to={routes.jobs}>{t('contact.onward')}</ButtonLink>}
        />
      </S.Sheet>
    );
  }
  return (
    <S.Sheet>
      <LeaveQuestion hasUnsent={isChanged} />
      <Stack as="form" {...formProps} aria-labelledby={titleId}>
        <S.FormTitle id={titleId}>{t('contact.formTitle')}</S.FormTitle>
        <FormProblems {...problems} failureTitle={t('contact.failed')} />
        <S.Pair>
          <Field {...inputProps('name')} label={t('form.name')} autoComplete="name" />
          <Field {...inputProps('email')} label={t('form.email')} type="email" autoComplete="email" />
        </S.Pair>
        <S.Pair>
          <Field
            {...inputProps('phone', onlyDigits)}
            label={t('form.phone')}
            inputMode="numeric"
            autoComplete="tel-national"
          />
          <Field {...inputProps('company')} label={t('form.company')} optional autoComplete="organization" />
        </S.Pair>
        <Select {...inputProps('subject')} label={t('contact.subject')}>
          <option value="" disabled hidden>
            {t('contact.chooseSubject')}
          </option>
          {contactSubjects.map((subject) => (
            <option key={subject} value={subject}>
              {t(`contact.subjects.${subject}`)}
            </option>
          ))}
        </Select>
        <TextArea {...inputProps('message')} label={t('contact.message')} rows={rows} />
        <Honeypot {...honeypotProps} />
        <S.Foot>
          <Button {...submitProps} size="lg">
            {t('contact.submit')}
          </Button>
          <S.Small>
            {t('contact.privacy')} <Link to={routes.privacy}>{t('footer.privacy')}</Link>
          </S.Small>
        </S.Foot>
      </Stack>
    </S.Sheet>
  );
}

/** Asks for confirmation before the page is left with an unsent message. */
function LeaveQuestion({ hasUnsent }: { hasUnsent: boolean }) {
  const { t } = useShellText();
  const { pending, stay, leave } = useLeaveGuard(hasUnsent);
  return (
    <AlertDialog
      open={pending}
      onOpenChange={(open) => !open && stay()}
      title={t('contact.leave.title')}
      text={t('contact.leave.text')}
      cancelLabel={t('contact.leave.stay')}
      confirmLabel={t('contact.leave.leave')}
      onConfirm={leave}
    />
  );
}

const blank = { name: '', email: '', phone: '', company: '', subject: '', message: '' };

/** The schema guarantees that the subject is one of them. */
const subjectOf = (values: typeof blank) => values.subject as ContactMessage['subject'];

function useContactForm() {
  const { t } = useShellText();
  const [send] = useSendContactMessageMutation();
  return useSendForm({
    form: 'contact',
    namespace: shellNamespace,
    initial: blank,
    schema: contactSchema,
    send: (values) => send({ ...values, subject: subjectOf(values) }),
    failureTitle: t('contact.failed'),
  });
}
