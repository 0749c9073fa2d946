import { isEmail } from '@quickportal/contracts/rules/contact/email';
import { readPhone } from '@quickportal/contracts/rules/contact/phone';
import {
  MOST_UPLOADED_USERS,
  userUploadColumns,
  type UserUploadColumn,
} from '@quickportal/contracts/user-uploads/user-upload-columns';
import { newLoginName, userFields } from '@quickportal/contracts/users/user-fields';
import { plainMessage } from '@quickportal/contracts/kernel/messages';
import type { z } from 'zod';
import { type PastedLine, readPastedLines } from '../../engines/uploads/pasted-lines.ts';

/** A user as the lines of an upload have it. */
export type UserLine = Readonly<Record<UserUploadColumn, string>>;

/** What is wrong with a column of a user; null: with all of it. */
export interface LineFault {
  readonly column: UserUploadColumn | null;
  readonly value: string;
  readonly text: string;
}

const names = Object.keys(userUploadColumns) as UserUploadColumn[];
const plain = (title: string): string => title.toLowerCase().replaceAll(/[^a-z]/g, '');
const headings = names.map((name) => [plain(name), plain(userUploadColumns[name])]);
const isHeading = (values: readonly string[]): boolean =>
  values.length >= 3 && values.every((value, at) => headings[at]?.includes(plain(value)) ?? value === '');

/** The lines of a pasted text. Throws validation-failed for too many. */
export const readUserLines = (text: string): PastedLine[] =>
  readPastedLines(text, { isHeading, most: MOST_UPLOADED_USERS, field: 'userDetails' });

/** The columns of a line, or what is wrong with their number: a spreadsheet leaves empty ones at the end out. */
export function toUserLine(values: readonly string[]): UserLine | LineFault {
  const [loginName = '', fullName = '', email = '', phone = '', ...more] = values;
  if (values.length < 3 || more.some((value) => value !== ''))
    return {
      column: null,
      value: values.join(','),
      text: `Enter 4 columns: ${Object.values(userUploadColumns).join(', ')}.`,
    };
  return { loginName, fullName, email, phone };
}

const PHONE = 'Enter an Australian or New Zealand phone number, or an international one that starts with +.';
const schemas: Readonly<Record<UserUploadColumn, z.ZodType<string | undefined>>> = {
  loginName: newLoginName,
  fullName: userFields.fullName,
  email: userFields.email,
  phone: userFields.phoneNumber,
};

/** The user with texts as they are kept, and what is wrong with each column. */
export function readUser(line: UserLine): { user: UserLine; faults: LineFault[] } {
  const faults: LineFault[] = [];
  const user: Record<UserUploadColumn, string> = { ...line };
  for (const column of names) {
    const read = schemas[column].safeParse(line[column], { error: plainMessage });
    if (read.success) user[column] = read.data ?? '';
    const text = read.success ? ruleOf(column, user[column]) : (read.error.issues[0]?.message ?? '');
    if (text !== null) faults.push({ column, value: line[column], text });
  }
  return { user, faults };
}

function ruleOf(column: UserUploadColumn, value: string): string | null {
  if (column === 'email' && !isEmail(value)) return 'Enter an email such as name@example.com';
  return column === 'phone' && value !== '' && !readPhone(value) ? PHONE : null;
}
