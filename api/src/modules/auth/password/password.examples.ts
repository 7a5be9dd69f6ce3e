import type { changePassword, forgotPassword, resetPassword } from 'shared-contracts';
import type { ExampleOf } from '../../../http/openapi/handler-docs.decorator.ts';
import { acknowledgement, exampleUser } from '../../../http/openapi/shared.examples.ts';

const newPassword = { password: 'quatro redes ao sol', confirmPassword: 'quatro redes ao sol' };

export const forgotPasswordExample: ExampleOf<typeof forgotPassword> = {
  body: { email: exampleUser.email },
  answer: acknowledgement('If there is such an account, a mail is on its way.'),
};

export const resetPasswordExample: ExampleOf<typeof resetPassword> = {
  body: { token: 'mB3x-Of-a-mailed-link', ...newPassword },
  answer: acknowledgement('The password is changed.'),
};

export const changePasswordExample: ExampleOf<typeof changePassword> = {
  body: { currentPassword: 'três gaivotas no cais', ...newPassword },
  answer: acknowledgement('The password is changed.'),
};
