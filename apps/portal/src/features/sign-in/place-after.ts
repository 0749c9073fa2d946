import type { JsonResponse } from './post-json.ts';

/** Where an answer leads: the page asked for, or the step that the session still waits for. */
export function placeAfter({ next, setUpSecondFactor }: JsonResponse, base: string, returnTo: string): string {
  const rest = new URLSearchParams(returnTo === '' ? {} : { returnTo });
  if (setUpSecondFactor) rest.set('setUp', 'true');
  const search = rest.size > 0 ? `?${rest}` : '';
  if (next === 'second-factor') return `${base}/SecondFactorView${search}`;
  if (next === 'change-password') return `${base}/ChangePasswordView${search}`;
  return returnTo || `${base}/`;
}
