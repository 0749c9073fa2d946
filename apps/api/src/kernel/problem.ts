import {
  PROBLEM_TYPE_BASE,
  problemTypes,
  type FieldError,
  type ProblemDocument,
  type ProblemType,
} from '@quickportal/contracts/kernel/problem';
import { withoutCardNumbers } from './redaction.ts';

interface ProblemOptions {
  /** What went wrong in this case, for the person who reads it. */
  detail?: string;
  errors?: FieldError[];
  /** The underlying error, for the log only. */
  cause?: unknown;
  /** With lost-update: the current record. */
  current?: unknown;
  /** Whether the change waives products, which must be confirmed (2K051). */
  waivedBillingConfirmationRequired?: true;
  /** Seconds after which a retry makes sense; sent as the header Retry-After. */
  retryAfter?: number;
}

/** The only error whose text callers see; anything else becomes 500 (or 503) with a request ID. */
export class Problem extends Error {
  readonly type: ProblemType;
  readonly status: number;
  readonly detail: string | undefined;
  readonly errors: FieldError[] | undefined;
  readonly current: unknown;
  readonly retryAfter: number | undefined;
  readonly waivedBillingConfirmationRequired: true | undefined;

  constructor(type: ProblemType, options: ProblemOptions = {}) {
    super(options.detail ?? problemTypes[type].title, { cause: options.cause });
    this.name = 'Problem';
    this.type = type;
    this.status = problemTypes[type].status;
    this.detail = options.detail;
    this.errors = options.errors;
    this.current = options.current;
    this.retryAfter = options.retryAfter;
    this.waivedBillingConfirmationRequired = options.waivedBillingConfirmationRequired;
  }

  /** Returns the problem as an RFC 9457 document. */
  document(requestId: string): ProblemDocument {
    return {
      type: PROBLEM_TYPE_BASE + this.type,
      title: problemTypes[this.type].title,
      status: this.status,
      ...(this.detail === undefined ? {} : { detail: this.detail }),
      requestId,
      ...(this.errors === undefined ? {} : { errors: this.errors.map(redactFieldError) }),
      ...(this.current === undefined ? {} : { current: this.current }),
      ...(this.waivedBillingConfirmationRequired && { waivedBillingConfirmationRequired: true }),
    };
  }
}

/** Keys of a body come from the caller and can hold anything, even a card number. */
const redactFieldError = ({ field, messages }: FieldError): FieldError => ({
  field: withoutCardNumbers(field),
  messages: messages.map(withoutCardNumbers),
});

/** Builds 404: the record does not exist, or is another user's. */
export const notFound = () => new Problem('not-found');

/** Builds 409: the request conflicts with the current state. */
export const conflict = (detail: string) => new Problem('state-conflict', { detail });

/** Builds 422 on one field; an empty field name means the whole form. */
export const fieldProblem = (field: string, message: string) =>
  new Problem('validation-failed', { errors: [{ field, messages: [message] }] });

/** Returns its argument, or throws 404 when it is null or undefined: `orNotFound(await getCustomer(db, id))`. */
export function orNotFound<T>(found: T): NonNullable<T> {
  if (found === null || found === undefined) throw notFound();
  return found;
}

/** Builds 422 on the whole form, for an edit that changes nothing. */
export const noChanges = () => fieldProblem('', 'No changes detected.');
