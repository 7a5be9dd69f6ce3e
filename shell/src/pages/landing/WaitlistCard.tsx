import { Button, Field, Link, Stack } from 'platform';
import { FormProblems, Honeypot, useSendForm } from 'platform/forms';
import {
  brand,
  routes,
  subscribeToNewsletter,
  type Acknowledgement,
  type FormTrace,
  type WaitlistSignup,
} from 'shared-contracts';
import { waitlistSchema } from 'shared-contracts/schemas';
import { shellApi } from '../../shell-api';
import { shellNamespace, useShellText } from '../../layout/navigation/useShellText';
import { SentPanel } from '../SentPanel';
import * as S from './WaitlistCard.styles';

const { useSubscribeToNewsletterMutation } = shellApi.injectEndpoints({
  endpoints: (build) => ({
    subscribeToNewsletter: build.mutation<Acknowledgement, WaitlistSignup & FormTrace>({
      query: (body) => ({ url: subscribeToNewsletter.template, method: subscribeToNewsletter.method, body }),
    }),
  }),
});

/** Waitlist form for recruiting companies (SPEC §2 "Coming-soon waitlist"), named by a heading of the page. */
export function WaitlistCard({ titleId }: { titleId: string }) {
  const { t } = useShellText();
  const { formProps, submitProps, inputProps, honeypotProps, isSent, ...problems } = useWaitlistForm();
  if (isSent) {
    return (
      <S.Card>
        <SentPanel title={t('waitlist.sent')} text={t('waitlist.sentText')} />
      </S.Card>
    );
  }
  return (
    <S.Card>
      <Stack as="form" $gap={4} {...formProps} aria-labelledby={titleId}>
        <FormProblems {...problems} failureTitle={t('waitlist.failed')} />
        <Field {...inputProps('email')} label={t('form.email')} type="email" autoComplete="email" />
        <S.Pair>
          <Field {...inputProps('firstName')} label={t('form.firstName')} autoComplete="given-name" />
          <Field {...inputProps('phone')} label={t('form.phone')} type="tel" autoComplete="tel" />
        </S.Pair>
        <Field {...inputProps('company')} label={t('form.company')} autoComplete="organization" />
        <Honeypot {...honeypotProps} />
        <Button {...submitProps} size="lg" block>
          {t('waitlist.submit')}
        </Button>
        <S.Small>
          <p>
            {t('waitlist.privacy')} <Link to={routes.privacy}>{t('footer.privacy')}</Link>
          </p>
          <p>
            {t('form.byMail')} <a href={`mailto:${brand.email.contact}`}>{brand.email.contact}</a>
          </p>
        </S.Small>
      </Stack>
    </S.Card>
  );
}

const blank = { email: '', firstName: '', phone: '', company: '' };

function useWaitlistForm() {
  const { t } = useShellText();
  const [subscribe] = useSubscribeToNewsletterMutation();
  return useSendForm({
    form: 'waitlist',
    namespace: shellNamespace,
    initial: blank,
    schema: waitlistSchema,
    send: (values) => subscribe({ ...values, frequency: 'weekly' }),
    failureTitle: t('waitlist.failed'),
    clearsOnEdit: true,
  });
}
