import { showError } from './feedback.ts';
import { messagesOf, postJson } from './post-json.ts';

const element = (id: string) => document.getElementById(id) as HTMLElement;

/** Asks for a secret and shows it as a QR code above the field for the code. */
export async function setUpSecondFactor(page: HTMLElement, base: string): Promise<void> {
  const response = await postJson(`${base}/AuthAction/second-factor/set-up`, {});
  if (!response.ok) return showError(page, element('code-form'), messagesOf(response));
  const { qrCode, secret = '' } = response.body;
  if (qrCode) drawQrCode(element('qr'), qrCode);
  element('secret').textContent = secret.replaceAll(/(.{4})(?=.)/g, '$1 ');
  element('second-factor-lead').textContent = 'Signing in needs a second factor. Set it up once.';
  element('enrolment').hidden = false;
}

/** Four quiet modules around the code, as scanners expect. */
function drawQrCode(svg: Element, { size, path }: { size: number; path: string }): void {
  svg.setAttribute('viewBox', `-4 -4 ${size + 8} ${size + 8}`);
  const [ground, modules] = svg.children;
  ground?.setAttribute('x', '-4');
  ground?.setAttribute('y', '-4');
  modules?.setAttribute('d', path);
}

/** Shows the recovery codes, this once, before going on. */
export function showRecoveryCodes(codes: readonly string[], next: string): void {
  const list = element('recovery-codes');
  for (const code of codes) {
    const item = document.createElement('li');
    item.textContent = code;
    list.append(item);
  }
  (element('go-on') as HTMLAnchorElement).href = next;
  element('code-form').hidden = true;
  element('enrolment').hidden = true;
  element('second-factor-lead').textContent = 'Your second factor is set up.';
  element('recovery').hidden = false;
}
