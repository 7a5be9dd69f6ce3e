import { StreamableFile } from '@nestjs/common';

/** File name of one interview, as a download and as a mail attachment. */
export const calendarFileName = 'entrevista.ics';

/** An iCalendar response. The headers are set on success only. `fileName` makes it a download. */
export function calendarAnswer(text: string, fileName?: string): StreamableFile {
  return new StreamableFile(Buffer.from(text), {
    type: 'text/calendar; charset=utf-8',
    ...(fileName === undefined ? {} : { disposition: `attachment; filename="${fileName}"` }),
  });
}
