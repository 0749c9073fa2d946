import { CustomerCreation } from '@quickportal/contracts/customers/contracts';
import { customerList } from '@quickportal/contracts/customers/customer-list';
import type { List } from '@quickportal/contracts/kernel/list';
import type { FileColumn } from '../../engines/uploads/file-kind.ts';

const fields = CustomerCreation.shape;

const YES_OR_NO = 'yes or no; no when left out.';

interface FileWords {
  example?: string;
  description?: string;
  digits?: boolean;
  /** What other programs call it. */
  aliases: readonly string[];
}

const names = (list: string): string[] => list.split(',').map((name) => name.trim());

const lineOfStreet = (line: number) =>
  names('Street, Address, Address line, Street address, Address street, Line').map((name) => `${name} ${line}`);

/** What a file says otherwise than the form, what to write for example, and what the columns are called elsewhere. */
const inFile: { readonly [K in keyof typeof fields]?: FileWords } = {
  customerNumber: {
    example: 'HCW-0041827',
    digits: true,
    aliases: names(`
      Customer no, Customer num, Customer code, Customer reference, Customer ref, Customer reference number, Cust no,
      Cust number, Client number, Client no, Client code, Member number, Member no, Membership number, Debtor number,
      Debtor code`),
  },
  customerName: {
    example: 'Margaret Olsson',
    aliases: names('Name, Full name, Customer, Customer full name, Client, Client name, Member name, Debtor name'),
  },
  street1: {
    example: 'Unit 4, 27 Bolton Street',
    aliases: [...names('Street, Address, Street address, Postal address, Mailing address'), ...lineOfStreet(1)],
  },
  street2: { aliases: lineOfStreet(2) },
  street3: { aliases: lineOfStreet(3) },
  city: {
    example: 'Newcastle',
    aliases: names('City, Suburb, Town, Locality, City/town, Suburb or city, Suburb/city'),
  },
  state: {
    example: 'NSW',
    description: 'ACT, NSW, NT, QLD, SA, TAS, VIC, WA or Outside Australia.',
    aliases: names('State or territory, State/territory, State code, Territory'),
  },
  postcode: { example: '2300', digits: true, aliases: names('Postal code, ZIP, ZIP code, Zip/postcode') },
  email: {
    example: 'margaret.olsson@example.com',
    aliases: names('Email address, Mail, Contact email, Customer email'),
  },
  receivesEmail: {
    example: 'yes',
    description: `Whether notices go to the customer by email: ${YES_OR_NO}`,
    aliases: names('Email notification, Email notices, Notify by email'),
  },
  phoneNumber: {
    example: '0491 570 156',
    digits: true,
    aliases: names(`
      Phone number, Phone no, Telephone, Telephone number, Tel, Mobile, Mobile number, Mobile phone, Mobile no, Cell,
      Cell phone, Contact number, Contact phone, Customer phone`),
  },
  receivesSms: {
    example: 'no',
    description: `Whether notices go to the customer by SMS: ${YES_OR_NO}`,
    aliases: names('SMS notification, SMS notices, Notify by SMS, Text notifications'),
  },
};

const { businessId: _byCode, ...entered } = fields;

/** What the list's export calls a field, if it has it. */
function titlesInExport(name: string): string[] {
  const column = (customerList.columns as List['columns'])[name];
  return column ? [column.fileTitle ?? column.title] : [];
}

const columns = Object.entries(entered).map(([name, field]): FileColumn => {
  const { title = name, description = '' } = field.meta() ?? {};
  const { aliases = [], ...own }: Partial<FileWords> = inFile[name as keyof typeof fields] ?? {};
  const required = name === 'customerName';
  return { name, title, description, example: '', required, ...own, aliases: [...titlesInExport(name), ...aliases] };
});

/** The columns of a file of customers: what can be entered, in the order of the form, with the business by its code. */
export const customerFileColumns: readonly FileColumn[] = [
  {
    name: 'businessCode',
    title: 'Business code',
    aliases: names('Supplier business code, Supplier code, Supplier business'),
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
