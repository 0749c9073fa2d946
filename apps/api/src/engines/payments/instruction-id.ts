import { randomBytes } from 'node:crypto';

/** Generates the ID of a request to a network: chosen by us, never reused, and prefixed with the community. */
export const newInstructionId = (communityId: number): string =>
  `${communityId}-${randomBytes(15).toString('base64url')}`;

/** Returns the community of an instruction; null for an unknown ID. */
export function communityOfInstruction(instructionId: string): number | null {
  const id = Number(/^(?<id>[0-9]{1,15})-/.exec(instructionId)?.groups?.id ?? Number.NaN);
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}
