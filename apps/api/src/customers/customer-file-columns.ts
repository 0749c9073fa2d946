import { CustomerCreation } from '@quickportal/contracts/customers/contracts';
import type { FileColumn } from '../engines/uploads/file-kind.ts';

const fields = CustomerCreation.shape;

const column = (name: keyof typeof fields, example: string, description?: string, required = false): FileColumn => {
  const meta = fields[name].meta();
  return { name, title: meta?.title ?? name, description: description ?? meta?.description ?? '', example, required };
};

const YES_OR_NO = 'yes or no; no when left out.';

/** The columns of a file of customers, as people name them. */
export const customerFileColumns: readonly FileColumn[] = [
  {
    name: 'businessCode',
    title: 'Business code',
    description: 'The supplier business, by its code; may be left out where there is one only.',
    example: 'HCW',
  },
  column('customerNumber', 'HCW-0041827'),
  column('customerName', 'Margaret Olsson', undefined, true),
  column('street1', 'Unit 4, 27 Bolton Street'),
  column('street2', ''),
  column('street3', ''),
  column('city', 'Newcastle'),
  column('state', 'NSW', 'ACT, NSW, NT, QLD, SA, TAS, VIC, WA or Outside Australia.'),
  column('postcode', '2300'),
  column('email', 'margaret.olsson@example.com'),
  column('receivesEmail', 'yes', `Whether notices go to the customer by email: ${YES_OR_NO}`),
  column('phoneNumber', '0491 570 156'),
  column('receivesSms', 'no', `Whether notices go to the customer by SMS: ${YES_OR_NO}`),
];

export const YES_OR_NO_COLUMNS: ReadonlySet<string> = new Set(['receivesEmail', 'receivesSms']);

const YES = new Set(['yes', 'y', 'true', '1', 'on']);
const NO = new Set(['no', 'n', 'false', '0', 'off']);

const yesOrNo = (value: string): boolean | string => {
  const folded = value.toLowerCase();
  if (YES.has(folded)) return true;
  return NO.has(folded) ? false : value;
};

/** The values of a line as the call takes them. What is neither yes nor no stays text, which the call refuses. */
export function customerFileValues(values: Readonly<Record<string, string>>): Record<string, unknown> {
  const { receivesEmail, receivesSms, state, ...others } = values;
  return {
    ...others,
    ...(state !== undefined && { state: state.toUpperCase().replaceAll(/\s+/g, '_') }),
    ...(receivesEmail !== undefined && { receivesEmail: yesOrNo(receivesEmail) }),
    ...(receivesSms !== undefined && { receivesSms: yesOrNo(receivesSms) }),
  };
}
