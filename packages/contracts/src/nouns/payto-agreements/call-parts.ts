import { z } from 'zod';
import { customerAudience, customerId } from '../customers/call-parts.ts';
import { text } from '../../kernel/primitives.ts';
import { agreementChangeRights, ecommerceRights } from './payto-agreement-rights.ts';

/** Who agreement calls are open to. */
export const agreementAudience = customerAudience;

export const agreementToken = () =>
  text({ max: 64 }).meta({
    title: 'Agreement token',
    description: 'Stands for the agreement, here and at the payer’s bank.',
    examples: ['C09000000101482213700091552604'],
  });

/** Path of a call about one agreement. */
export const oneAgreement = () => z.strictObject({ token: agreementToken() });

/** Path of a call about the agreements of a customer. */
export const ofCustomer = () => z.strictObject({ id: customerId });

/** Path of a call about an agreement that is being created. */
export const forCustomer = () => z.strictObject({ customerId });

export const amending = {
  method: 'PATCH',
  params: oneAgreement(),
  errors: ['state-conflict'],
  audience: agreementAudience,
  rights: { anyOf: agreementChangeRights },
} as const;

export const creating = {
  method: 'POST',
  params: forCustomer(),
  errors: ['state-conflict'],
  audience: agreementAudience,
  rights: { anyOf: agreementChangeRights },
} as const;

export const paying = { method: 'POST', audience: agreementAudience, rights: { anyOf: ecommerceRights } } as const;
