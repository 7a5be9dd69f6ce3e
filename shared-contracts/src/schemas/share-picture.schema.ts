import { languages } from '../enums.ts';
import { choice, request, value } from './values.ts';

/** Query of `getJobSharePicture`. */
export const sharePictureQuerySchema = request({
  v: value('validation.characters').max(100, 'validation.tooLong'),
  lng: choice(languages, 'validation.language').default('pt'),
});
