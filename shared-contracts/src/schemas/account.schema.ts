import { languages } from '../enums.ts';
import { limits } from '../limits.ts';
import { clearable, clearableLine, clearablePhoneNumber, emailAddress, line } from './text.ts';
import { choice, request, rowId } from './values.ts';

/** Body of `updateUser`, and the profile's form. Blank and null empty a field. Messages are translation keys. */
export const profileSchema = request({
  firstName: clearableLine().max(limits.personNameCharacters, 'validation.tooLong'),
  lastName: clearableLine().max(limits.personNameCharacters, 'validation.tooLong'),
  email: emailAddress().min(1, 'validation.email'),
  location: clearableLine().max(limits.locationCharacters, 'validation.locationTooLong'),
  phone: clearablePhoneNumber(),
  language: choice(languages, 'validation.language'),
  bio: clearable().max(limits.bioCharacters, 'validation.tooLong'),
});

/** Text parts of `addResume`. */
export const resumeSchema = request({
  name: line().max(limits.resumeNameCharacters, 'validation.resumeName'),
});

/** Body of `saveJob`. */
export const saveJobSchema = request({ jobId: rowId() });
