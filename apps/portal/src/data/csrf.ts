let ofSession: string | undefined;

/** Remembers the token that the session answered; null forgets it. */
export function setCsrfToken(token: string | null): void {
  ofSession = token ?? undefined;
}

/** CSRF token for downloads and plain form posts; where the session has given none, the page's (1R217). */
export const csrfToken = (): string =>
  ofSession ?? document.querySelector<HTMLMetaElement>('meta[name="csrf-token"]')?.content ?? '';
