import type { Foundation } from '../foundation.ts';

/**
 * Logs a message about an instruction that does not exist here, which would otherwise go unnoticed. `source` is the job
 * or message concerned.
 */
export function logUnknownInstruction(
  { log }: Foundation,
  { instructionId, source }: { instructionId: string; source: string },
): void {
  log.warn({ instructionId, source }, 'Nothing is known by this instruction');
}
