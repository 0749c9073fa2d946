import { randomBytes } from 'node:crypto';

/** What a network knows a request by: chosen by us, never used again, and it says the community. */
export const newInstructionId = (communityId: number): string =>
  `${communityId}-${randomBytes(15).toString('base64url')}`;

/** The community of an instruction; null where it is none of ours. */
export function communityOfInstruction(instructionId: string): number | null {
  const id = Number(/^(?<id>[0-9]{1,15})-/.exec(instructionId)?.groups?.id ?? Number.NaN);
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}
