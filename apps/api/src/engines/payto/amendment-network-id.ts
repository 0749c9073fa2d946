/** Returns the network's ID of an amendment. */
export const networkIdOf = ({ agreementToken }: { agreementToken: string }, amendmentId: number): string =>
  `${agreementToken}-${amendmentId}`;

/** Returns the amendment of a network ID; null for an unknown ID. */
export function amendmentOfNetworkId(id: string): number | null {
  const number = Number(/-(?<id>[0-9]{1,15})$/.exec(id)?.groups?.['id'] ?? Number.NaN);
  return Number.isSafeInteger(number) && number > 0 ? number : null;
}
