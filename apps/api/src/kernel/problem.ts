import {
  PROBLEM_TYPE_BASE,
  problemTypes,
  type FieldError,
  type ProblemDocument,
  type ProblemType,
} from '@quickportal/contracts/kernel/problem';
import { withoutCardNumbers } from './redaction.ts';

interface ProblemOptions {
  /** What happened in this case, for the person who reads it. */
  detail?: string;
  errors?: FieldError[];
  /** What really happened, for the log only. */
  cause?: unknown;
  /** Of a lost update: the thing as it is now. */
  current?: unknown;
  /** Seconds after which trying again makes sense; becomes the header Retry-After. */
  retryAfter?: number;
}

/** The only error that answers a caller in its own words; anything else becomes 500 (or 503) with a request id. */
export class Problem extends Error {
  readonly type: ProblemType;
  readonly status: number;
  readonly detail: string | undefined;
  readonly errors: FieldError[] | undefined;
  readonly current: unknown;
  readonly retryAfter: number | undefined;

  constructor(type: ProblemType, options: ProblemOptions = {}) {
    super(options.detail ?? problemTypes[type].title, { cause: options.cause });
    this.name = 'Problem';
    this.type = type;
    this.status = problemTypes[type].status;
    this.detail = options.detail;
    this.errors = options.errors;
    this.current = options.current;
    this.retryAfter = options.retryAfter;
  }

  /** The RFC 9457 document. */
  document(requestId: string): ProblemDocument {
    return {
      type: PROBLEM_TYPE_BASE + this.type,
      title: problemTypes[this.type].title,
      status: this.status,
      ...(this.detail === undefined ? {} : { detail: this.detail }),
      requestId,
      ...(this.errors === undefined ? {} : { errors: this.errors.map(shown) }),
      ...(this.current === undefined ? {} : { current: this.current }),
    };
  }
}

/** A key of a body can be anything, a card number too. */
const shown = ({ field, messages }: FieldError): FieldError => ({
  field: withoutCardNumbers(field),
  messages: messages.map(withoutCardNumbers),
});

/** 404: it does not exist, or it is another user's. */
export const notFound = () => new Problem('not-found');

/** 409 with a text: the request conflicts with the current state. */
export const conflict = (detail: string) => new Problem('state-conflict', { detail });

/** 422 on one field; the empty field is the whole form. */
export const fieldProblem = (field: string, message: string) =>
  new Problem('validation-failed', { errors: [{ field, messages: [message] }] });

/** What was found; 404 where nothing was: `orNotFound(await getCustomer(db, id))`. */
export function orNotFound<T>(found: T): NonNullable<T> {
  if (found === null || found === undefined) throw notFound();
  return found;
}

/** 422 on the whole form: an edit changes nothing. */
export const noChanges = () => fieldProblem('', 'No changes detected.');
