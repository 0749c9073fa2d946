import { CustomerCreation } from '@quickportal/contracts/customers/contracts';
import type { FileColumn } from '../engines/uploads/file-kind.ts';

const fields = CustomerCreation.shape;

const YES_OR_NO = 'yes or no; no when left out.';

/** What a file says otherwise than the form, and what to write for example. */
const inFile: { readonly [K in keyof typeof fields]?: { example: string; description?: string; digits?: boolean } } = {
  customerNumber: { example: 'HCW-0041827', digits: true },
  customerName: { example: 'Margaret Olsson' },
  street1: { example: 'Unit 4, 27 Bolton Street' },
  city: { example: 'Newcastle' },
  state: { example: 'NSW', description: 'ACT, NSW, NT, QLD, SA, TAS, VIC, WA or Outside Australia.' },
  postcode: { example: '2300', digits: true },
  email: { example: 'margaret.olsson@example.com' },
  receivesEmail: {
    example: 'yes',
    description: `Whether notices go to the customer by email: ${YES_OR_NO}`,
  },
  phoneNumber: { example: '0491 570 156', digits: true },
  receivesSms: { example: 'no', description: `Whether notices go to the customer by SMS: ${YES_OR_NO}` },
};

const { businessId: _byCode, ...entered } = fields;
const columns = Object.entries(entered).map(([name, field]): FileColumn => {
  const { title = name, description = '' } = field.meta() ?? {};
  const own = inFile[name as keyof typeof fields];
  return { name, title, description, example: '', required: name === 'customerName', ...own };
});

/** The columns of a file of customers: what can be entered, in the order of the form, with the business by its code. */
export const customerFileColumns: readonly FileColumn[] = [
  {
    name: 'businessCode',
    title: 'Business code',
    description: 'Code of the supplier business; optional if there is only one.',
    example: 'HCW',
    digits: true,
  },
  ...columns,
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
