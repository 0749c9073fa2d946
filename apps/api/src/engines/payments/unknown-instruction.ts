import type { Services } from '../services.ts';

/**
 * Writes down that something about an instruction found nothing of ours: what it is about stays as it was, which no one
 * would notice otherwise. `source` is the job or message that looked for it.
 */
export function logUnknownInstruction(
  { log }: Services,
  { instructionId, source }: { instructionId: string; source: string },
): void {
  log.warn({ instructionId, source }, 'Nothing is known by this instruction');
}
