/** A bare `node:http` server that sends one page: what Node needs without any code of ours. `page.json PORT` */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const [file = '', port] = process.argv.slice(2);
const { headers, body } = JSON.parse(readFileSync(file, 'utf8'));
const bytes = Buffer.from(body, 'base64');
createServer((_request, response) => void response.writeHead(200, headers).end(bytes)).listen(
  Number(port),
  '127.0.0.1',
);
