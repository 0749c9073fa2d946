/** What a sign-in step answers. */
export interface JsonResponse {
  next?: 'home' | 'second-factor' | 'change-password';
  setUpSecondFactor?: boolean;
  recoveryCodes?: string[];
  qrCode?: { size: number; path: string };
  secret?: string;
}

interface Problem {
  title?: string;
  detail?: string;
  errors?: { field: string; messages: string[] }[];
}

export type Outcome = { ok: true; body: JsonResponse } | { ok: false; status: number; problem: Problem };

/** Posts JSON and returns what came, also when nothing did (status 0). Never throws. */
export async function postJson(url: string, body: object): Promise<Outcome> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', 'x-requested-with': 'XMLHttpRequest' },
      body: JSON.stringify(body),
    });
    const reply = (await response.json().catch(() => ({}))) as JsonResponse & Problem;
    return response.ok ? { ok: true, body: reply } : { ok: false, status: response.status, problem: reply };
  } catch {
    return { ok: false, status: 0, problem: {} };
  }
}

/** What is wrong in words, and the fields it is about. */
export function messagesOf({ status, problem }: Outcome & { ok: false }): { text: string; fields: string[] } {
  const { errors = [], detail, title } = problem;
  const texts = errors.flatMap(({ messages }) => messages);
  const text =
    status === 0
      ? 'The portal cannot be reached. Check your connection and try again.'
      : [...new Set(texts)].join(' ') || (detail ?? title ?? 'Something went wrong. Try again.');
  return { text, fields: errors.map(({ field }) => field).filter(Boolean) };
}
