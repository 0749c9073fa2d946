import * as contracts from '@quickportal/contracts/user-uploads/contracts';
import type { UserUploadError } from '@quickportal/contracts/user-uploads/user-upload';
import { MOST_UPLOAD_ERRORS, userUploadColumns } from '@quickportal/contracts/user-uploads/user-upload-columns';
import { withoutCardNumbers } from '../../kernel/redaction.ts';
import { implement } from '../../procedures/implement.ts';
import { reachOf } from '../users/offers.ts';
import { planUserUpload, toUploadedUser } from './plan-user-upload.ts';
import { type LineFault, readUserLines, toUserLine, type UserLine } from './read-user-lines.ts';
import { findUploadBusiness } from './upload-access.ts';

/** Longest value that an error quotes. */
const LONGEST_VALUE = 100;

const toError = (lineNumber: number, { column, value, text }: LineFault): UserUploadError => ({
  lineNumber,
  nameOfField: column === null ? '' : userUploadColumns[column],
  providedValueText: withoutCardNumbers(value.slice(0, LONGEST_VALUE).toWellFormed()),
  errorText: text,
});
const whole = (text: string): LineFault => ({ column: null, value: '', text });

export const checkUserUpload = implement(contracts.checkUserUpload).query(async ({ ctx, input }) => {
  const reach = reachOf(ctx);
  const db = ctx.services.db.reader({ kind: 'auth' });
  const errors: UserUploadError[] = [];
  const lines: (UserLine & { lineNumber: number })[] = [];
  for (const { lineNumber, values, quoteFault } of readUserLines(input.body.userDetails)) {
    const line = quoteFault
      ? whole('A quotation mark is not closed, or another one is within the value.')
      : toUserLine(values);
    if ('text' in line) errors.push(toError(lineNumber, line));
    else lines.push({ ...line, lineNumber });
  }
  const { users, faults } = await planUserUpload(db, reach, lines, (at) => `Line ${lines[at]?.lineNumber}`);
  for (const [at, found] of faults) errors.push(...found.map((fault) => toError(lines[at]?.lineNumber ?? 0, fault)));
  if (errors.length === 0 && users.length === 0) errors.push(toError(1, whole('Enter at least one line with a user.')));
  errors.sort((error, other) => error.lineNumber - other.lineNumber);
  const [onlyBusiness, ...others] = reach.businessIds ?? [];
  const kept = onlyBusiness !== undefined && others.length === 0;
  const business = kept ? await findUploadBusiness(db, reach, onlyBusiness) : undefined;
  return {
    errors: errors.slice(0, MOST_UPLOAD_ERRORS),
    errorsCount: errors.length,
    users: errors.length > 0 ? [] : users.map(toUploadedUser),
    usersAlreadyExist: errors.length === 0 && users.some(({ existing }) => existing !== null),
    clientUserAdministratorBusiness: business
      ? { businessId: business.businessId, businessCode: business.code, businessName: business.name }
      : null,
  };
});
