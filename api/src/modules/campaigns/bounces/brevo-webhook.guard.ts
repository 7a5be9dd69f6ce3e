import { createHash, timingSafeEqual } from 'node:crypto';
import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { MailConfig } from '../../../config/mail.config.ts';
import { NoWebhookError, WrongTokenError } from './bounces.errors.ts';

/** Requires the webhook's token; without a configured token, the webhook responds with 404. */
@Injectable()
export class BrevoWebhookGuard implements CanActivate {
  constructor(private readonly config: MailConfig) {}

  canActivate(context: ExecutionContext): boolean {
    const { authorization = '' } = context.switchToHttp().getRequest<FastifyRequest>().headers;
    if (this.config.brevoWebhookToken === null) throw new NoWebhookError();
    if (!isSame(authorization, `Bearer ${this.config.brevoWebhookToken}`)) throw new WrongTokenError();
    return true;
  }
}

/** Constant-time comparison. */
const isSame = (given: string, expected: string) => timingSafeEqual(hashOf(given), hashOf(expected));

const hashOf = (text: string) => createHash('sha256').update(text).digest();
