import { createParamDecorator, type ExecutionContext } from '@nestjs/common';

/** A received file. Only its PDF signature has been checked. It is deleted when the handler has finished. */
export interface UploadedResume {
  /** Path in the incoming folder. */
  path: string;
  /** Sanitized file name. */
  name: string;
  /** Bytes. */
  size: number;
  sha256: Buffer;
  /** Address of the client that sent it; null: unknown. */
  client: string | null;
}

const received = new WeakMap<object, UploadedResume>();

export const uploadOf = (request: object): UploadedResume | null => received.get(request) ?? null;

export function setUpload(request: object, resume: UploadedResume): void {
  received.set(request, resume);
}

/** The resume of a route with `@ReceivesResume()`; null when the request is JSON. */
export const Resume = createParamDecorator((_: unknown, context: ExecutionContext) =>
  uploadOf(context.switchToHttp().getRequest<object>()),
);
