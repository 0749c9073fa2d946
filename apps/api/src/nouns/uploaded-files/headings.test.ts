import { expect, it } from 'vitest';
import { customerFileColumns } from '../customers/customer-file-columns.ts';
import { findHeader } from '../../engines/uploads/header.ts';

const read = (heading: string) =>
  findHeader(`${heading}\nx\n`, customerFileColumns, true)?.columns.map(({ column }) => column?.name ?? null);

it('recognises usual headings in any case, with spaces, underscores or signs', () => {
  expect(read('CUSTOMER_NO.,Full Name,E-Mail Address,mobile,Suburb,Post Code,State/Territory')).toEqual([
    'customerNumber',
    'customerName',
    'email',
    'phoneNumber',
    'city',
    'postcode',
    'state',
  ]);
  expect(read('Customer #;Client name;Address line 1;ADDRESS_2;Ｎａｍｅ ２')).toEqual([
    'customerNumber',
    'customerName',
    'street1',
    'street2',
    null,
  ]);
});

it('takes an alias for a column of its own beside the column’s name', () => {
  expect(read('Phone,Mobile,Customer name,Name')).toEqual(['phoneNumber', null, 'customerName', null]);
  expect(read('Mobile,Customer name')).toEqual(['phoneNumber', 'customerName']);
});
