import { languages } from '../enums.ts';
import { limits } from '../limits.ts';
import { clearable, clearableLine, clearablePhoneNumber, emailAddress, line } from './text.ts';
import { choice, moment, recordVersion, request, rowId } from './values.ts';

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

const note = () => clearable().max(limits.noteCharacters, 'validation.tooLong');

/** Body of `restoreSavedJob`. */
export const restoreSavedJobSchema = request({
  jobId: rowId(),
  savedAt: moment('validation.moment').required('validation.moment'),
  note: note().default(null),
});

/** Body of `writeSavedJobNote`, and the note's form. Blank and null delete the note. */
export const savedJobNoteSchema = request({
  note: note().defined('validation.characters'),
  noteVersion: recordVersion(),
});
