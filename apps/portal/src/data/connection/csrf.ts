let ofSession: string | undefined;

/** Stores the token of the session; null forgets it. */
export function setCsrfToken(token: string | null): void {
  ofSession = token ?? undefined;
}

/** Returns the CSRF token for downloads and plain form posts; without a session token, the page's (1R217). */
export const csrfToken = (): string =>
  ofSession ?? document.querySelector<HTMLMetaElement>('meta[name="csrf-token"]')?.content ?? '';
