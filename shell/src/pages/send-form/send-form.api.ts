import { api } from 'platform';
import {
  sendContactMessage,
  subscribeToNewsletter,
  type Acknowledgement,
  type ContactMessage,
  type FormTrace,
  type WaitlistSignup,
} from 'shared-contracts';

export const { useSendContactMessageMutation, useSubscribeToNewsletterMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    sendContactMessage: build.mutation<Acknowledgement, ContactMessage & FormTrace>({
      query: (body) => ({ url: sendContactMessage.template, method: sendContactMessage.method, body }),
    }),
    subscribeToNewsletter: build.mutation<Acknowledgement, WaitlistSignup & FormTrace>({
      query: (body) => ({ url: subscribeToNewsletter.template, method: subscribeToNewsletter.method, body }),
    }),
  }),
});
