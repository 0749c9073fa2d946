export interface PageValues {
  base: string;
  csrfToken: string;
  demo: boolean;
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escape = (text: string) => text.replaceAll(/[&<>"']/g, (character) => ESCAPES[character] ?? '');

/** Puts what only the server knows into a built page: `%BASE_PATH%`, `%CSRF_TOKEN%`, `%DEMO%` (true or false). */
export function fillPage(html: string, { base, csrfToken, demo }: PageValues): string {
  return html
    .replaceAll('%BASE_PATH%', escape(base))
    .replaceAll('%CSRF_TOKEN%', escape(csrfToken))
    .replaceAll('%DEMO%', String(demo));
}
