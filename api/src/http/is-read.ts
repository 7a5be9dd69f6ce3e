import type { FastifyRequest } from 'fastify';

/** Whether a call changes nothing. */
export const isRead = ({ method }: Pick<FastifyRequest, 'method'>) => method === 'GET' || method === 'HEAD';
