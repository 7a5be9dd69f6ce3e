/**
 * Requests whose end two servers could place differently (RFC 9112 §6.3, §11.2; request smuggling). Each continues with a
 * second request, which a server must not read.
 * @param {string} target Path of the first request, a POST.
 * @param {string} second Path of the second request, a GET.
 * @returns {[name: string, bytes: string][]}
 */
export function ambiguousRequests(target, second) {
  const smuggled = `GET ${second} HTTP/1.1\r\nHost: x\r\n\r\n`;
  const chunked = `0\r\n\r\n${smuggled}`;
  /** @param {string} headers @param {string} body */
  const post = (headers, body) => `POST ${target} HTTP/1.1\r\nHost: x\r\n${headers}\r\n\r\n${body}`;
  return [
    ['Content-Length and Transfer-Encoding', post('Content-Length: 4\r\nTransfer-Encoding: chunked', chunked)],
    ['two values of Content-Length', post('Content-Length: 0\r\nContent-Length: 44', smuggled)],
    ['a list in Content-Length', post('Content-Length: 0, 44', smuggled)],
    ['a signed Content-Length', post('Content-Length: +4', smuggled)],
    ['a transfer coding after chunked', post('Transfer-Encoding: chunked, identity', chunked)],
    ['an unknown transfer coding', post('Transfer-Encoding: xchunked', chunked)],
    ['a space before the colon', post('Transfer-Encoding : chunked', chunked)],
    ['a folded header', post('Transfer-Encoding:\r\n chunked', chunked)],
    ['an invalid chunk size', post('Transfer-Encoding: chunked', `0x\r\n\r\n${smuggled}`)],
    ['a line feed without a carriage return', `POST ${target} HTTP/1.1\nHost: x\nContent-Length: 0\n\n${smuggled}`],
  ];
}
