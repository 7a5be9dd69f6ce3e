import { useSendForm } from 'platform/forms';
import type { ContactMessage } from 'shared-contracts';
import { contactSchema } from 'shared-contracts/schemas';
import { shellNamespace, useShellText } from '../../layout/navigation/useShellText';
import { useSendContactMessageMutation } from '../send-form/send-form.api';

const blank = { name: '', email: '', phone: '', company: '', subject: '', message: '' };

/** The schema guarantees that the subject is one of them. */
const subjectOf = (values: typeof blank) => values.subject as ContactMessage['subject'];

export function useContactForm() {
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
