import type { PayToAgreement } from '@quickportal/contracts/payto-agreements/payto-agreement';
import { amendmentTypeTexts } from '@quickportal/contracts/payto-agreements/amendment-types';
import type { FormSchemaDocument } from '@quickportal/contracts/rules/forms/form-document';
import { payToAmendmentTypes, type PayToAmendmentType } from '@quickportal/contracts/rules/states/payto-agreement';
import { narrowedOptions } from '../narrowed-options.ts';

type Agreement = Pick<PayToAgreement, 'status' | 'statusDisplay' | 'amendmentTypes' | 'mayRelease'>;

/** A type of amendment that cannot be chosen now, and why. */
export interface NotOffered {
  label: string;
  reason: string;
}

/** What is not offered for an agreement: its status does not allow it, or another amendment waits for the payer. */
export function typesNotOffered(agreement: Agreement, isWaiting: boolean): NotOffered[] {
  const status = agreement.statusDisplay.toLowerCase();
  return payToAmendmentTypes
    .filter((type) => !offeredTypes(agreement, isWaiting).includes(type))
    .filter((type) => type !== 'RECALL_PAYTO_AGREEMENT')
    .map((type) => ({
      label: amendmentTypeTexts[type].label,
      reason: agreement.amendmentTypes.includes(type)
        ? 'An amendment waits for the payer.'
        : `Not possible while the agreement is ${status}.`,
    }));
}

const offeredTypes = ({ amendmentTypes }: Agreement, isWaiting: boolean): PayToAmendmentType[] =>
  amendmentTypes.filter((type) => !(isWaiting && type === 'BILATERAL_AMENDMENT'));

/** Why a suspended agreement cannot be released; undefined where it can, or where it is not suspended. */
export const releaseRefusal = ({ status, mayRelease }: Agreement): string | undefined =>
  status === 'SUSPENDED' && !mayRelease
    ? 'The payer suspended it. Only the payer can release it, at their bank.'
    : undefined;

/** The form of an amendment with what the agreement allows. */
export function amendmentForm(
  schema: FormSchemaDocument,
  agreement: Agreement,
  isWaiting: boolean,
): FormSchemaDocument {
  const types: readonly string[] = offeredTypes(agreement, isWaiting);
  const isPossible: Readonly<Record<string, boolean>> = {
    SUSPEND: agreement.status === 'ACTIVE',
    RELEASE: agreement.mayRelease,
    CANCEL: true,
  };
  const withTypes = narrowedOptions(schema, 'amendmentType', (type) => types.includes(type));
  return narrowedOptions(withTypes, 'statusChange', (change) => isPossible[change] === true);
}

/** The same form with a type already chosen. */
export function withType(
  schema: FormSchemaDocument,
  { amendmentType }: Readonly<Record<string, unknown>>,
): FormSchemaDocument {
  if (typeof amendmentType !== 'string') return schema;
  const head = schema['x-form'];
  return { ...schema, 'x-form': { ...head, values: { ...head.values, amendmentType } } };
}
