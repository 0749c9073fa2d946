import { approveFraudReview, declineFraudReview } from '@quickportal/contracts/fraud-reviews/contracts';
import type { AnyContract } from '@quickportal/contracts/kernel/contract';
import { formSchema } from '@quickportal/forms/schema/form-schema';

function formOf({ name, body }: AnyContract) {
  if (!body) throw new Error(`${name} has no form`);
  return formSchema(body, { values: {}, today: '2026-11-20' });
}

/** The forms of both decisions as the server describes them. */
export const approvalForm = formOf(approveFraudReview);
export const declineForm = formOf(declineFraudReview);
