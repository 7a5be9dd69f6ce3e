/**
 * @typedef {object} SmtpReader
 * @property {(line: string) => boolean} onCommand Answers the mail program, and whether content follows.
 * @property {(content: string) => void} onContent Answers it too. Without the line that ends it; bytes are told as latin1.
 */

/**
 * Takes apart what a mail program says, wherever its packets begin and end: commands line by line, and content as a whole.
 * @param {import('node:net').Socket} socket
 * @param {SmtpReader} reader
 */
export function readSmtp(socket, { onCommand, onContent }) {
  let unread = '';
  let inContent = false;
  socket.on('error', () => socket.destroy());
  socket.on('data', (chunk) => {
    unread += chunk.toString('latin1');
    for (;;) {
      const ending = inContent ? '\r\n.\r\n' : '\r\n';
      const end = unread.indexOf(ending);
      if (end < 0) return;
      const part = unread.slice(0, end);
      unread = unread.slice(end + ending.length);
      if (inContent) {
        inContent = false;
        onContent(part);
      } else inContent = onCommand(part);
    }
  });
}
