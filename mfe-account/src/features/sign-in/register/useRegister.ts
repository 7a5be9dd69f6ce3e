import { useLanguage, useTranslation } from 'platform';
import { useForm } from 'platform/forms';
import { atField } from 'platform/jobs';
import type { Language, NewsletterFrequency, Registration } from 'shared-contracts';
import { registrationSchema } from 'shared-contracts/schemas';
import { useSignInTarget } from '../../../components/return-address';
import { useRegisterMutation } from '../sign-in.api';
import { nameOf, useEnter } from '../useEnter';

const blank = {
  username: '',
  email: '',
  password: '',
  confirmPassword: '',
  firstName: '',
  lastName: '',
  subscribeToNewsletter: true,
  newsletterFrequency: 'weekly',
  categories: [] as readonly string[],
};

const takenField = { username_taken: 'username', email_taken: 'email' };

/** The registration form. `onRegistered` receives the address that must be confirmed before signing in. */
export function useRegister(onRegistered: (email: string) => void) {
  const { t } = useTranslation('mfe-account');
  const { language } = useLanguage();
  const [register] = useRegisterMutation();
  const enter = useEnter();
  const target = useSignInTarget();
  return useForm({
    form: 'register',
    namespace: 'mfe-account',
    initial: blank,
    schema: registrationSchema,
    failureTitle: t('auth.registerFailed'),
    send: async (values) => {
      const { data, error } = await register({ body: { ...toRegistration(values, language), ...target } });
      if (data === undefined) return { error: atField(error, takenField) };
      const { user, requiresVerification } = data;
      if (user === null || requiresVerification) onRegistered(values.email.trim());
      else {
        const description = t('auth.accountCreated', { name: nameOf(user) });
        await enter(user, { title: t('auth.registerSuccess'), description, variant: 'success' });
      }
      return {};
    },
  });
}

/** Blank fields are not sent, and alert fields only with a subscription. */
function toRegistration(values: typeof blank, language: Language): Registration {
  const { firstName, lastName, subscribeToNewsletter, newsletterFrequency, categories, ...needed } = values;
  const alerts = {
    // The form has no other values.
    newsletterFrequency: newsletterFrequency as NewsletterFrequency,
    categories: [...categories],
  };
  return {
    ...needed,
    ...(firstName.trim() !== '' && { firstName }),
    ...(lastName.trim() !== '' && { lastName }),
    subscribeToNewsletter,
    ...(subscribeToNewsletter && alerts),
    language,
  };
}
