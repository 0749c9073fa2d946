import { isDeepStrictEqual } from 'node:util';
import type { AuditFieldChange } from '@quickportal/contracts/access/audit-entry';
import type { AnyContract } from '@quickportal/contracts/kernel/contract';
import type { FieldForm, Json } from '@quickportal/contracts/kernel/form-meta';
import { contracts } from '@quickportal/contracts/registry';
import { displayDate, isCalendarDate } from '@quickportal/contracts/rules/dates/calendar-date';
import { recurringPaymentStates } from '@quickportal/contracts/rules/states/recurring-payment';
import { systemUserStates } from '@quickportal/contracts/rules/states/system-user';
import { transactionStates } from '@quickportal/contracts/rules/states/transaction';
import { uploadedFileStates } from '@quickportal/contracts/rules/states/uploaded-file';
import type { Activity } from '@quickportal/db/audit/activity';
import type { z } from 'zod';
import { isSecretName, withoutSecrets } from '../../kernel/redaction.ts';

type Recorded = Pick<Activity, 'action' | 'objectType' | 'before' | 'after'>;

/** Lists the changes of an entry field by field, in the titles and labels of the call that made them. */
export function fieldChanges({ action, objectType, before, after }: Recorded): AuditFieldChange[] {
  if (!isRecord(before) || !isRecord(after)) return [];
  const form = fieldsOf(action);
  // JSON columns do not keep the order of fields, but the form has it
  const places = new Map(Object.keys(form).map((field, at) => [field, at]));
  const placeOf = (field: string) => places.get(field) ?? places.size;
  const fields = Object.keys(before).toSorted((field, other) => placeOf(field) - placeOf(other));
  return fields.flatMap((field) => {
    const [from, to] = [before[field], after[field]];
    if (from === undefined || to === undefined || isDeepStrictEqual(from, to)) return [];
    if (isSecretName(field) || !isPlain(from) || !isPlain(to)) return [];
    const schema = form[field];
    const inWords = (value: Json) => wordsOf(withoutSecrets(value), { field, schema, objectType });
    return [{ field, title: titleOf(field, schema), from: inWords(from), to: inWords(to) }];
  });
}

const isRecord = (value: unknown): value is Record<string, Json> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isScalar = (value: Json): boolean => typeof value !== 'object' || value === null;
const isPlain = (value: Json): boolean => isScalar(value) || (Array.isArray(value) && value.every(isScalar));

const byAction = new Map<string, AnyContract>(contracts.flatMap((call) => (call.audit ? [[call.audit, call]] : [])));

type Fields = Readonly<Record<string, z.ZodType | undefined>>;
const fieldsOf = (action: string): Fields => byAction.get(action)?.body?.shape ?? {};

const formOf = (schema: z.ZodType | undefined) => schema?.meta()?.['x-form'] as FieldForm | undefined;

/** Formats a field name as a title where no form has one: "emailAddress" becomes "Email address". */
const titleOf = (field: string, schema: z.ZodType | undefined): string =>
  schema?.meta()?.title ??
  field.charAt(0).toUpperCase() + field.slice(1).replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

interface Place {
  field: string;
  schema: z.ZodType | undefined;
  objectType: string;
}

const states: Readonly<Record<string, Readonly<Record<string, { title: string }>>>> = {
  'recurring-payment': recurringPaymentStates.states,
  'system-user': systemUserStates.states,
  transaction: transactionStates.states,
  'uploaded-file': uploadedFileStates.states,
};

function wordsOf(value: Json, place: Place): string {
  if (Array.isArray(value)) return value.map((item) => wordsOf(item, place)).join(', ');
  if (value === null) return '';
  if (typeof value === 'boolean') return yesOrNo(value, place);
  // Only primitive values reach this point
  const text = typeof value === 'object' ? '' : String(value);
  if (isCalendarDate(text)) return displayDate(text);
  const option = formOf(place.schema)?.options?.find((known) => known.value === text);
  if (option) return option.label;
  if (place.field !== 'status') return isCode(place.schema) ? sentenceCase(text) : text;
  return states[place.objectType]?.[text]?.title ?? sentenceCase(text);
}

const yesOrNo = (value: boolean, { schema }: Place): string => {
  const [yes, no] = formOf(schema)?.widget === 'switch' ? ['On', 'Off'] : ['Yes', 'No'];
  return value ? yes : no;
};

/** Formats a code as words: UNTIL_STOPPED becomes "Until stopped". */
const sentenceCase = (code: string): string => code.charAt(0) + code.slice(1).toLowerCase().replaceAll('_', ' ');

/** Whether a field is an enumeration, optional or with a default. */
function isCode(schema: z.ZodType | undefined): boolean {
  const { type, innerType } = (schema?.def ?? {}) as { type?: string; innerType?: z.ZodType };
  return type === 'enum' || (innerType !== undefined && isCode(innerType));
}
