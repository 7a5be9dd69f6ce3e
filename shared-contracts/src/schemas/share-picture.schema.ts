import { object, string } from 'yup';
import { languages } from '../enums.ts';

/** Query of `getJobSharePicture`. */
export const sharePictureQuerySchema = object({
  v: string().max(100),
  lng: string().oneOf(languages).default('pt'),
}).noUnknown();
