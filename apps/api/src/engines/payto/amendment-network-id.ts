/** What the network knows an amendment by. */
export const networkIdOf = ({ agreementToken }: { agreementToken: string }, amendmentId: number): string =>
  `${agreementToken}-${amendmentId}`;

/** The amendment of an id of the network; null where it is none of ours. */
export function amendmentOfNetworkId(id: string): number | null {
  const number = Number(/-(?<id>[0-9]{1,15})$/.exec(id)?.groups?.['id'] ?? Number.NaN);
  return Number.isSafeInteger(number) && number > 0 ? number : null;
}
