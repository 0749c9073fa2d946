// Makes the prerendered sign-in pages quicker where scripts run: answers in place, nothing typed is lost.
import './sign-in.css';
import { showError, showNotice, waitWhile } from './feedback.ts';
import { localPath } from './local-path.ts';
import { setUpSecondFactor, showRecoveryCodes } from './second-factor.ts';
import { messagesOf, postJson, type Answer } from './post-json.ts';

const page = document.getElementById('page') as HTMLElement;
const base = page.dataset['base'] ?? '';
const query = new URLSearchParams(window.location.search);
const returnTo = localPath(query.get('returnTo'), base);

/** Where an answer leads: the page asked for, or the step that the session still waits for. */
function placeAfter({ next, setUpSecondFactor }: Answer): string {
  const rest = new URLSearchParams(returnTo === '' ? {} : { returnTo });
  if (setUpSecondFactor) rest.set('setUp', 'true');
  const search = rest.size > 0 ? `?${rest}` : '';
  if (next === 'second-factor') return `${base}/SecondFactorView${search}`;
  if (next === 'change-password') return `${base}/ChangePasswordView${search}`;
  return returnTo || `${base}/`;
}

const afterwards: Record<string, (answer: Answer) => void> = {
  AuthAction: (answer) => window.location.assign(placeAfter(answer)),
  'AuthAction/change-password': (answer) => window.location.assign(placeAfter(answer)),
  'AuthAction/second-factor': (answer) => {
    if (answer.recoveryCodes) showRecoveryCodes(answer.recoveryCodes, placeAfter(answer));
    else window.location.assign(placeAfter(answer));
  },
  'AuthAction/forgot-password': () => showNotice(page, 'mail-sent'),
  'AuthAction/reset-password': () => window.location.assign(`${base}/LoginView?notice=password-reset`),
};

function textsOf(form: HTMLFormElement, submitter: HTMLElement | null): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const [name, value] of new FormData(form, submitter)) if (typeof value === 'string') texts[name] = value;
  return texts;
}

async function send(form: HTMLFormElement, action: string, submitter: HTMLElement | null): Promise<void> {
  const { returnTo: _written, ...texts } = textsOf(form, submitter);
  const stop = waitWhile(form, submitter);
  try {
    const answer = await postJson(`${base}/${action}`, texts);
    if (answer.ok) afterwards[action]?.(answer.body);
    else if (answer.status === 401 && action !== 'AuthAction')
      window.location.assign(`${base}/LoginView?error=signed-out`);
    else showError(page, form, messagesOf(answer));
  } finally {
    stop();
  }
}

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-action]')) {
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (form.ariaBusy !== 'true') void send(form, form.dataset['action'] ?? '', event.submitter);
  });
}

for (const button of document.querySelectorAll<HTMLButtonElement>('[data-reveals]')) {
  button.addEventListener('click', () => {
    const input = document.getElementById(button.dataset['reveals'] ?? '') as HTMLInputElement;
    const shows = input.type === 'password';
    input.type = shows ? 'text' : 'password';
    button.ariaPressed = String(shows);
  });
}

for (const hint of document.querySelectorAll<HTMLElement>('[data-caps]')) {
  const input = document.getElementById(hint.dataset['caps'] ?? '');
  const look = (event: KeyboardEvent | MouseEvent) =>
    hint.toggleAttribute('data-on', event.getModifierState('CapsLock'));
  input?.addEventListener('keydown', look);
  input?.addEventListener('keyup', look);
  input?.addEventListener('blur', () => hint.removeAttribute('data-on'));
}

document.documentElement.dataset['enhanced'] = '';
if (query.get('setUp') === 'true') void setUpSecondFactor(page, base);
