import type { FastifyReply } from 'fastify';
import type { CallNotes } from '../procedures/context.ts';

/** Puts what a call left beside its answer into the headers. */
export function applyNotes(reply: FastifyReply, notes: CallNotes): void {
  if (notes.replayed) void reply.header('idempotent-replayed', 'true');
  if (notes.setCookies.length > 0) void reply.header('set-cookie', notes.setCookies);
}
