import { StreamableFile } from '@nestjs/common';

/** Of one interview as a download and as it is mailed. */
export const calendarFileName = 'entrevista.ics';

/** An answer in iCalendar; its headers go with it alone, never with an error. `fileName` makes it a download. */
export function calendarAnswer(text: string, fileName?: string): StreamableFile {
  return new StreamableFile(Buffer.from(text), {
    type: 'text/calendar; charset=utf-8',
    ...(fileName === undefined ? {} : { disposition: `attachment; filename="${fileName}"` }),
  });
}
