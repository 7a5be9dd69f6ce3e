import { useSendForm } from 'platform/forms';
import { waitlistSchema } from 'shared-contracts/schemas';
import { shellNamespace, useShellText } from '../../layout/navigation/useShellText';
import { useSubscribeToNewsletterMutation } from '../send-form/send-form.api';

const blank = { email: '', firstName: '', phone: '', company: '' };

export function useWaitlistForm() {
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
