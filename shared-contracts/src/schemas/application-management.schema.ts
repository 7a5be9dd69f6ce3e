import { applicationStatuses } from '../enums.ts';
import { text } from './text.ts';
import { choice, request } from './values.ts';

const word = text().max(100, 'validation.tooLong');

/** Query of `listJobApplications`. Only shape and size are refused: an unknown status or page counts as none. */
export const managedApplicationListSchema = request({ status: word, page: word });

const status = () => choice(applicationStatuses, 'validation.choice').required('validation.choice');

/** Body of `changeApplicationStatus`. */
export const applicationStatusSchema = request({ status: status(), previousStatus: status() });
