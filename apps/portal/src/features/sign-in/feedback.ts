/** Shows that a form is under way; answers how to end that. */
export function waitWhile(form: HTMLFormElement, submitter: HTMLElement | null): () => void {
  form.ariaBusy = 'true';
  if (submitter) submitter.ariaBusy = 'true';
  return () => {
    form.ariaBusy = null;
    if (submitter) submitter.ariaBusy = null;
  };
}

function clear(page: HTMLElement): void {
  page.dataset['error'] = '';
  page.dataset['notice'] = '';
  for (const input of page.querySelectorAll('[aria-invalid]')) {
    input.removeAttribute('aria-invalid');
    input.removeAttribute('aria-errormessage');
  }
}

/** Says what is wrong above the form; passwords are typed again, everything else stays. */
export function showError(
  page: HTMLElement,
  form: HTMLElement,
  { text, fields }: { text: string; fields: string[] },
): void {
  clear(page);
  const message = document.getElementById('said') as HTMLElement;
  (message.lastElementChild as HTMLElement).textContent = text;
  message.toggleAttribute('data-text', true);
  const passwords = [...form.querySelectorAll<HTMLInputElement>('input[autocomplete$="password"]')];
  for (const password of passwords) password.value = '';
  for (const name of fields) {
    const input = form.querySelector(`[name="${CSS.escape(name)}"]`);
    input?.setAttribute('aria-invalid', 'true');
    input?.setAttribute('aria-errormessage', 'said');
  }
  const first =
    form.querySelector<HTMLInputElement>('[aria-invalid]') ??
    passwords[0] ??
    form.querySelector('input:not([type=hidden])');
  first?.focus();
}

/** Shows one of the page's notices. */
export function showNotice(page: HTMLElement, notice: string): void {
  clear(page);
  document.getElementById('said')?.removeAttribute('data-text');
  page.dataset['notice'] = notice;
}
