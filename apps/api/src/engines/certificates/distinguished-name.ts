/** Name of an organisation and of one thing of it, in the order in which certificates hold them. */
export interface DistinguishedName {
  readonly organisation: string;
  readonly commonName: string;
}

/** A name as RFC 4514 text: last part first, with special characters escaped. */
export const nameText = ({ organisation, commonName }: DistinguishedName): string =>
  `CN=${escaped(commonName)},O=${escaped(organisation)}`;

const escaped = (value: string): string => value.replaceAll(/^[ #]|[\\"+,;<>=]| $/g, (match) => `\\${match}`);
