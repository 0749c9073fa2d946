import type { ReceivedRequest, ReceiverMode, ReceiverSetting } from './received-requests.ts';

interface ReceiverPage {
  base: string;
  /** Of this page. */
  url: string;
  /** What an endpoint of this receiver is called; null where the server cannot reach itself. */
  address: string | null;
  setting: ReceiverSetting;
  requests: readonly (ReceivedRequest & { isReadable: boolean })[];
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '');

const modeTitles: Record<ReceiverMode, string> = {
  ACCEPT: 'Accept',
  FAIL: 'Fail with 500',
  SLOW: 'Respond after 4 seconds',
  GONE: 'Gone: 410',
};

const modeTexts: Record<ReceiverMode, string> = {
  ACCEPT: 'Accepts every signed request with 204',
  FAIL: 'Fails with 500',
  SLOW: 'Responds after 4 seconds, which counts as slow',
  GONE: 'Responds with 410, which switches the endpoint off',
};

/** The page of the demo's receiver; `receiver.js` keeps it up to date and sends what is pressed. */
export const receiverPage = ({ base, url, address, setting, requests }: ReceiverPage): string => `<!doctype html>
<html lang="en-AU">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>Webhook receiver · QuickPortal</title>
    <link rel="stylesheet" href="${url}/tokens.css">
    <link rel="stylesheet" href="${url}/receiver.css">
    <script src="${url}/receiver.js" defer></script>
  </head>
  <body>
    <header>
      <a href="${base}/WebhooksView">Webhooks</a>
      <h1>Webhook receiver</h1>
      <p>Stands for your own system in the demo: shows the events that your endpoints send here, verifies their signatures, and fails when you ask it to.</p>
    </header>
    <main>
      ${addressBox(address)}
      <section aria-labelledby="respond">
        <h2 id="respond">How it responds</h2>
        <div class="modes" id="modes" data-url="${url}">
          ${(Object.keys(modeTitles) as ReceiverMode[]).map((mode) => modeButton(mode, setting.mode)).join('\n          ')}
          <label>For
            <select id="requests">
              ${[null, 1, 3, 10].map((count) => countOption(count, setting.requests)).join('\n              ')}
            </select>
          </label>
        </div>
        <p class="state" id="state" role="status">${settingText(setting)}</p>
      </section>
      <section aria-labelledby="received">
        <div class="heading">
          <h2 id="received">Received</h2>
          <button type="button" id="clear"${requests.length === 0 ? ' hidden' : ''}>Clear</button>
        </div>
        <div id="list">
          ${requests.length === 0 ? nothingYet(address) : requests.map(requestCard).join('\n          ')}
        </div>
      </section>
    </main>
  </body>
</html>
`;

const addressBox = (address: string | null): string =>
  address === null
    ? '<p class="note">The server does not listen on this machine’s own address, so that it cannot send to itself.</p>'
    : `<p class="address"><span>Address</span><code id="address">${escaped(address)}</code><button type="button" id="copy">Copy</button></p>`;

const nothingYet = (address: string | null): string =>
  `<p class="note">${address === null ? 'Nothing can arrive here.' : 'Nothing yet. Add an endpoint with the address above, then press “Send test event” or change a customer.'}</p>`;

const modeButton = (mode: ReceiverMode, current: ReceiverMode): string =>
  `<button type="button" data-mode="${mode}" aria-pressed="${mode === current}">${modeTitles[mode]}</button>`;

const countText = (count: number | null): string =>
  count === null ? 'all requests' : `the next ${count === 1 ? 'request' : `${count} requests`}`;

const countOption = (count: number | null, current: number | null): string =>
  `<option value="${count ?? ''}"${count === current ? ' selected' : ''}>${countText(count)}</option>`;

const settingText = ({ mode, requests }: ReceiverSetting): string =>
  mode === 'ACCEPT'
    ? `${modeTexts[mode]}.`
    : `${modeTexts[mode]}: ${countText(requests)}${requests === null ? ', until you switch it' : ', then accepts again'}.`;

const badge = (tone: string, text: string): string => `<span class="badge ${tone}">${escaped(text)}</span>`;

function requestCard(request: ReceivedRequest & { isReadable: boolean }): string {
  const { number, receivedAt, eventKey, eventType, attempt, isVerified, headers, body, status, isReadable } = request;
  const time = receivedAt.toISOString();
  return `<details id="request-${number}">
            <summary>
              <code>${escaped(eventType)}</code>
              ${isVerified ? badge('success', 'Verified') : badge('danger', 'Not verified')}
              ${badge(status < 300 ? 'neutral' : 'danger', `Responded ${status}`)}
              ${attempt > 1 ? badge('warning', `Attempt ${attempt}`) : badge('neutral', 'Attempt 1')}
              <time datetime="${time}">${time.slice(11, 19)} UTC</time>
            </summary>
            <dl>
              <dt>Event ID</dt><dd><code>${escaped(eventKey)}</code></dd>
              ${headers.map(([name, value]) => `<dt>${escaped(name)}</dt><dd><code>${escaped(value)}</code></dd>`).join('\n              ')}
            </dl>
            ${isReadable ? `<pre tabindex="0" aria-label="Body">${escaped(pretty(body))}</pre>` : '<p class="note">You do not have the right to see the record of this event.</p>'}
          </details>`;
}

/** JSON with indents; anything else as it is. */
function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
