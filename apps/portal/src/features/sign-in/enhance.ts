import { showError, showNotice, waitWhile } from './feedback.ts';
import { localPath } from './local-path.ts';
import { placeAfter } from './place-after.ts';
import { type JsonResponse, messagesOf, postJson } from './post-json.ts';
import { setUpSecondFactor, showRecoveryCodes } from './second-factor.ts';

/**
 * Makes a prerendered sign-in page quicker where scripts run: answers in place, nothing typed is lost, passwords can be
 * shown. Plain DOM code, because React would cost this page ten times what it needs.
 */
export function enhance(page: HTMLElement, query: URLSearchParams): void {
  const base = page.dataset['base'] ?? '';
  const returnTo = localPath(query.get('returnTo'), base);
  const goOn = (response: JsonResponse) => window.location.assign(placeAfter(response, base, returnTo));

  const afterwards: Record<string, (response: JsonResponse) => void> = {
    AuthAction: goOn,
    'AuthAction/change-password': goOn,
    'AuthAction/second-factor': (response) => {
      if (response.recoveryCodes) showRecoveryCodes(response.recoveryCodes, placeAfter(response, base, returnTo));
      else goOn(response);
    },
    'AuthAction/forgot-password': () => showNotice(page, 'mail-sent'),
    'AuthAction/reset-password': () => window.location.assign(`${base}/LoginView?notice=password-reset`),
  };

  async function send(form: HTMLFormElement, action: string, submitter: HTMLElement | null): Promise<void> {
    const { returnTo: _written, ...texts } = textsOf(form, submitter);
    const stop = waitWhile(form, submitter);
    const response = await postJson(`${base}/${action}`, texts);
    stop();
    if (response.ok) afterwards[action]?.(response.body);
    else if (response.status === 401 && action !== 'AuthAction')
      window.location.assign(`${base}/LoginView?error=signed-out`);
    else showError(page, form, messagesOf(response));
  }

  for (const form of page.querySelectorAll<HTMLFormElement>('form[data-action]')) {
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      if (form.ariaBusy !== 'true') void send(form, form.dataset['action'] ?? '', event.submitter);
    });
  }
  for (const button of page.querySelectorAll<HTMLButtonElement>('[data-reveals]')) revealBy(button);
  for (const hint of page.querySelectorAll<HTMLElement>('[data-caps]')) hintAtCapsLock(hint);
  document.documentElement.dataset['enhanced'] = '';
  if (query.get('setUp') === 'true') void setUpSecondFactor(page, base);
}

function textsOf(form: HTMLFormElement, submitter: HTMLElement | null): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const [name, value] of new FormData(form, submitter)) if (typeof value === 'string') texts[name] = value;
  return texts;
}

/** Shows what was typed, and hides it again. */
function revealBy(button: HTMLButtonElement): void {
  const input = document.getElementById(button.dataset['reveals'] ?? '') as HTMLInputElement | null;
  button.addEventListener('click', () => {
    if (!input) return;
    const shows = input.type === 'password';
    input.type = shows ? 'text' : 'password';
    button.ariaPressed = String(shows);
  });
}

function hintAtCapsLock(hint: HTMLElement): void {
  const input = document.getElementById(hint.dataset['caps'] ?? '');
  const look = (event: KeyboardEvent) => hint.toggleAttribute('data-on', event.getModifierState('CapsLock'));
  input?.addEventListener('keydown', look);
  input?.addEventListener('keyup', look);
  input?.addEventListener('blur', () => hint.removeAttribute('data-on'));
}
