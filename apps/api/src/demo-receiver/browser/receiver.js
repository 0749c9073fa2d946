// Keeps the page of the demo's receiver up to date, and sends what is pressed.

const { url } = document.getElementById('modes').dataset;
const EVERY_MS = 1500;

const choice = (() => {
  try {
    return localStorage.getItem('qp-theme');
  } catch {
    return null;
  }
})();
if (choice === 'light' || choice === 'dark') document.documentElement.dataset.theme = choice;

/** Times in the browser's zone; the server writes them in UTC. */
function localTimes(root) {
  for (const time of root.querySelectorAll('time'))
    time.textContent = new Date(time.dateTime).toLocaleTimeString('en-AU');
}

let shown = '';

/** Puts the current list and setting into the page; what is open stays open. */
async function refresh() {
  const response = await fetch(url, { headers: { accept: 'text/html' } });
  if (response.redirected || !response.ok) return location.reload();
  const text = await response.text();
  if (text === shown) return;
  shown = text;
  const next = new DOMParser().parseFromString(text, 'text/html');
  localTimes(next);
  for (const { id } of document.querySelectorAll('#list details[open]'))
    next.getElementById(id)?.setAttribute('open', '');
  const focused = document.activeElement?.closest?.('#list details')?.id;
  document.getElementById('list').replaceChildren(...next.getElementById('list').childNodes);
  if (focused) document.getElementById(focused)?.querySelector('summary').focus();
  document.getElementById('state').textContent = next.getElementById('state').textContent;
  document.getElementById('clear').hidden = next.getElementById('clear').hidden;
  for (const button of document.querySelectorAll('[data-mode]')) {
    const { mode } = button.dataset;
    button.setAttribute('aria-pressed', next.querySelector(`[data-mode=${mode}]`).getAttribute('aria-pressed'));
  }
}

async function send(method, body) {
  const headers = { 'x-requested-with': 'XMLHttpRequest', ...(body && { 'content-type': 'application/json' }) };
  await fetch(url, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  await refresh();
}

for (const button of document.querySelectorAll('[data-mode]'))
  button.addEventListener('click', () => {
    const { value } = document.getElementById('requests');
    const { mode } = button.dataset;
    void send('PUT', { mode, requests: mode === 'ACCEPT' || value === '' ? null : Number(value) });
  });
document.getElementById('clear').addEventListener('click', () => void send('DELETE'));
document.getElementById('copy')?.addEventListener('click', async ({ currentTarget }) => {
  await navigator.clipboard.writeText(document.getElementById('address').textContent);
  currentTarget.textContent = 'Copied';
});

localTimes(document);
setInterval(() => document.hidden || void refresh().catch(() => undefined), EVERY_MS);
