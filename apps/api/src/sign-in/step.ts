import type { SignInResponse } from '@quickportal/contracts/access/sign-in';
import type { SignInError } from '@quickportal/contracts/access/sign-in-messages';
import type { z } from 'zod';
import type { Actor, UserActor } from '../engines/access/actor.ts';
import type { KnownDevice } from '../engines/auth/known-device.ts';
import type { RequestOrigin } from '../kernel/request-origin.ts';
import { Problem } from '../kernel/problem.ts';
import type { Services } from '../procedures/services.ts';

/** What a step of signing in gets to know. */
export interface StepCall<B> {
  readonly services: Services;
  readonly actor: Actor;
  readonly origin: RequestOrigin;
  readonly body: B;
  readonly now: Date;
  /** The token that opening a reset link put into a cookie. */
  readonly resetToken: string | null;
  /** The users whose known device the browser is. */
  readonly devices: readonly KnownDevice[];
  /** The cookies of a session that was opened or stepped up; once it is open, the browser is a known device. */
  readonly signedInCookies: (response: SignInResponse, userId: number, token: string) => string[];
}

/** What it answers: a status and body for JSON callers, a page for browsers. */
export interface StepResponse {
  readonly status: 200 | 202 | 204;
  readonly body?: object;
  /** Page with its query, under the base path unless it starts with a slash; empty is the home page. */
  readonly page: string;
  readonly setCookies?: readonly string[];
}

/** One step: an address that takes a form or JSON. */
export interface Step<S extends z.ZodObject = z.ZodObject> {
  /** Under `{base}/AuthAction`. */
  readonly path: '' | `/${string}`;
  readonly form: S;
  /** How a forged request is detected: by where it comes from (there may be no session), or by header or CSRF token. */
  readonly guard: 'same-origin' | 'session';
  /** Refused with 409 where the caller names another person than the session's, as calls are. */
  readonly confirmsCaller?: true;
  /** Page a browser goes back to with `?error=`; null for steps that answer JSON only. */
  readonly failurePage: string | null;
  act(call: StepCall<z.output<S>>): Promise<StepResponse>;
}

/** Keeps the types of a step's form and work together. */
export const step = <S extends z.ZodObject>(definition: Step<S>): Step => definition;

/** The signed-in person whose session waits for `next`. Throws unauthenticated for anyone else. */
export function waitingFor(actor: Actor, next: UserActor['next']): UserActor {
  if (actor.kind !== 'user' || actor.next !== next) throw new Problem('unauthenticated');
  return actor;
}

const pageOfNext: Record<SignInResponse['next'], string> = {
  home: '',
  'second-factor': 'SecondFactorView',
  'change-password': 'ChangePasswordView',
};

/** A page with a query, values that are empty left out. */
export function pageWith(page: string, query: Record<string, string | undefined>): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return given.length === 0 ? page : `${page}?${new URLSearchParams(given).toString()}`;
}

/** Where signing in goes on. Once the session is open, that is the page asked for in the first place. */
export function onwards(
  response: SignInResponse,
  returnTo: string | undefined,
  setCookies: readonly string[],
): StepResponse {
  const page =
    response.next === 'home'
      ? (returnTo ?? '')
      : pageWith(pageOfNext[response.next], { setUp: response.setUpSecondFactor ? 'true' : undefined, returnTo });
  return { status: 200, body: response, page, setCookies };
}

const errorOfField: Record<string, SignInError> = {
  code: 'code-wrong',
  token: 'link-expired',
  newPassword: 'password-refused',
  repeatPassword: 'passwords-differ',
};

/** A refusal as the code that pages find in their query. */
export function errorCode(problem: Problem): SignInError {
  switch (problem.type) {
    case 'sign-in-failed':
    case 'too-many-requests':
    case 'mail-not-set-up':
      return problem.type;
    case 'unauthenticated':
      return 'signed-out';
    case 'csrf-token-invalid':
      return 'not-from-here';
    case 'validation-failed':
      return errorOfField[problem.errors?.[0]?.field ?? ''] ?? 'fields-missing';
    default:
      return 'unavailable';
  }
}
