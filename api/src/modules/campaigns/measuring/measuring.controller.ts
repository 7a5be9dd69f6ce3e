import { Controller, Header, Param, Redirect, Req, StreamableFile } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { followMailLink, openMail } from 'shared-contracts';
import { DocumentsErrors, type Example, Public, Route } from '../../../http/index.ts';
import { MailEvents } from './mail-events.service.ts';

/** Only the URL of the job's page, in the header `location`. */
const followedLink: Example<undefined> = { answer: undefined };

/** A GIF with one transparent pixel. */
const pixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** Endpoints of links and pixels. Cookies and addresses are not read. */
@Controller()
export class MeasuringController {
  constructor(private readonly events: MailEvents) {}

  @Route(openMail, { contentType: 'image/gif', variables: { token: 'token-of-a-mail' } })
  @Public()
  @Header('cache-control', 'no-store')
  @Header('x-robots-tag', 'noindex')
  open(@Param('token') token: string, @Req() { method, headers }: FastifyRequest): StreamableFile {
    this.events.open(token, { method, headers });
    return new StreamableFile(pixel, { type: 'image/gif', length: pixel.length });
  }

  @Route(followMailLink, followedLink)
  @DocumentsErrors({ 404: ['token_invalid'] })
  @Public()
  @Redirect()
  @Header('cache-control', 'no-store')
  @Header('x-robots-tag', 'noindex')
  @Header('referrer-policy', 'no-referrer')
  async follow(@Param('token') token: string, @Req() { method, headers }: FastifyRequest): Promise<{ url: string }> {
    return { url: await this.events.follow(token, { method, headers }) };
  }
}
