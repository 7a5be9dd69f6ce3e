import { waitlistSchema } from 'shared-contracts/schemas';
import { useShellText } from '../../layout/navigation/useShellText';
import { useSubscribeToNewsletterMutation } from '../send-form/send-form.api';
import { useSendForm } from '../send-form/useSendForm';

const blank = { email: '', firstName: '', phone: '', company: '' };

export function useWaitlistForm() {
  const { t } = useShellText();
  const [subscribe] = useSubscribeToNewsletterMutation();
  return useSendForm({
    blank,
    schema: waitlistSchema,
    send: (values) => subscribe({ ...values, frequency: 'weekly' }),
    failureTitle: t('waitlist.failed'),
    clearsOnEdit: true,
  });
}
