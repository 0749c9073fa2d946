// Finds customers by name, with a key and the client of this folder, or with a certificate and Node's own https.
import { readFile } from 'node:fs/promises';
import { request } from 'node:https';

const { QUICKPORTAL_URL = '', QUICKPORTAL_KEY = '', QUICKPORTAL_CERTIFICATE = '' } = process.env;
const body = { query: 'Olsson', pageSize: 5 };

async function searchWithKey() {
  const { QuickPortal } = await import('@quickportal/client');
  const portal = new QuickPortal({ baseUrl: QUICKPORTAL_URL, apiKey: QUICKPORTAL_KEY });
  return portal.post('/customer-search', { body });
}

async function searchWithCertificate() {
  const pfx = await readFile(QUICKPORTAL_CERTIFICATE);
  const passphrase = process.env.QUICKPORTAL_CERTIFICATE_PASSWORD;
  const headers = { 'Content-Type': 'application/json' };
  return new Promise((resolve, reject) => {
    const sent = request(
      `${QUICKPORTAL_URL}/customer-search`,
      { method: 'POST', pfx, passphrase, headers },
      async (response) => {
        let text = '';
        for await (const chunk of response) text += chunk;
        if (response.statusCode === 200) resolve(JSON.parse(text));
        else reject(new Error(`${response.statusCode} ${text}`));
      },
    );
    sent.on('error', reject);
    sent.end(JSON.stringify(body));
  });
}

const { items } = await (QUICKPORTAL_CERTIFICATE ? searchWithCertificate() : searchWithKey());
for (const { customerId, customerName } of items) console.log(customerId, customerName);
