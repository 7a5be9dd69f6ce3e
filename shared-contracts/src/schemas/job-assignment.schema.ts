import { emailAddress } from './text.ts';
import { request, rowId } from './values.ts';

/** Body of `assignJob`: a user by id or by e-mail address. */
export const assignmentSchema = request({
  userId: rowId().optional(),
  email: emailAddress(),
}).test({
  name: 'one-of-two',
  message: 'validation.userIdOrEmail',
  test: ({ userId, email }) => (userId === undefined) === Boolean(email),
});
