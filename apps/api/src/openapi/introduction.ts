import { SAMPLE_ORIGIN } from './sample-calls.ts';
import { SAMPLE_KEY } from './sample-programs.ts';
import { DOCUMENT_BASE } from './document-base.ts';
import { problemAdvice } from '@quickportal/contracts/kernel/problem-advice';
import { PROBLEM_TYPE_BASE, type ProblemType, problemTypes } from '@quickportal/contracts/kernel/problem';
import { receiverBlocks } from './receiver-examples.ts';

const problemRows = Object.entries(problemTypes)
  .toSorted(([, a], [, b]) => a.status - b.status)
  .map(([type, { status, title }]) => `| ${status} | \`${type}\` | ${title} | ${problemAdvice[type as ProblemType]} |`)
  .join('\n');

/** Opening text of the documentation, in CommonMark. */
export const introduction = `Your programs can do what the portal does: manage customers, their cards and bank accounts, payments and refunds, and payment schedules.

## Getting started
Save this as \`first-payment.mjs\` and run it with \`${SAMPLE_KEY}=qp_sec_... node first-payment.mjs\`. It finds a customer, takes $12.50 from the customer's default account and reads the payment again. A demo portal prints a key when it starts.

\`\`\`js
const base = '${SAMPLE_ORIGIN}${DOCUMENT_BASE}/rest/internal';
const authorization = \`Basic \${btoa(\`\${process.env.${SAMPLE_KEY}}:\`)}\`;

async function call(method, path, body, headers = {}) {
  const response = await fetch(\`\${base}/\${path}\`, {
    method,
    headers: { Authorization: authorization, ...(body && { 'Content-Type': 'application/json' }), ...headers },
    body: body && JSON.stringify(body),
  });
  const result = await response.json();
  if (!response.ok) throw new Error(JSON.stringify(result));
  return result;
}

const { items: customers } = await call('POST', 'customer-search', { query: 'Margaret Olsson' });
const { customerId, customerName } = customers[0];

const { items: accounts } = await call('GET', \`customers/\${customerId}/accounts\`);
const account = accounts.find(({ defaultAccount }) => defaultAccount) ?? accounts[0];

// One key for one payment: sent twice, it is taken once
const key = { 'Idempotency-Key': crypto.randomUUID() };
const payment = await call('POST', \`customers/\${customerId}/payments\`, { accountId: account.accountId, amount: '12.50' }, key);

const transaction = await call('GET', \`transactions/\${payment.receiptNumber}\`);
console.log(\`\${customerName} paid \${transaction.totalAmount.displayAmount}: \${transaction.status}, receipt \${transaction.receiptNumber}\`);
\`\`\`

Every call that API keys may make has samples in curl, Node and Python that run as they are in a demo portal: they use its customers and accounts, and a new \`Idempotency-Key\` each time. A key works in its facility. It is shown once, when it is made; secret keys work for two years. Keep it on your server: anyone who has it can act as you. Each key may make 200 calls at once and 1,200 a minute, and so may a session. Searches count twice; receipts, mails and exports count more. Calls beyond that get 429 with the header Retry-After; the headers RateLimit and RateLimit-Policy of every response say what is left.

## Calling as a person
The portal's own calls are grouped apart. Sign in, keep the session cookie, and send \`X-Requested-With: XMLHttpRequest\` with every call:

\`\`\`shell
BASE=https://portal.example/quickportal
curl -c session -H "Content-Type: application/json" -H "Origin: https://portal.example" \\
  -d '{"loginName":"facility.admin","password":"Demo-portal-2026"}' $BASE/AuthAction
curl -b session -H "X-Requested-With: XMLHttpRequest" $BASE/rest/internal/customers/1048217
\`\`\`

Each call says who may make it. A session ends after 12 hours, and asks for the password again after 15 minutes without a call.

**Community of a call.** A call that acts in a community takes it from its path or query where it names one there, else from the header \`X-Community-Id\`, else, for staff, from the choice made with \`PUT session/community\`, else it is the one that the user or key belongs to. Staff may name any enabled community for a single call. \`X-View-As\` and \`X-User-Id\` confirm who the session works as. Where any of them contradicts the session or each other, the call returns 409 \`other-community\` and nothing is read or changed.

## Conventions
- **IDs** are whole numbers from 1 to 9007199254740991. For one that is not yours the response is 404, as for one that does not exist.
- **Money** is decimal text with two digits and a currency: \`{ "amount": "12.34", "currency": "AUD", "displayAmount": "$12.34" }\`.
- **Times** are UTC with milliseconds, \`2026-11-20T01:14:00.000Z\`. **Dates** are \`2026-11-20\`, in the community's time zone.
- **Lists** take \`page\` (from 1), \`pageSize\` (at most 100) and \`sort\` (\`customerName\`, or \`-customerName\` downwards), and return \`items\`, \`recordsCount\`, \`currentPage\` and \`pageSize\`. \`recordsCountCapped\` says that more rows match than were counted.
- **HEAD** works wherever GET does: the same status and headers, without the body. A method that a path does not have is refused with 405, and \`Allow\` names those that it has.
- **New fields** can appear in responses at any time: ignore those that you do not know. Fields that a body does not have are refused.

## Changing things safely
- **Retries**: give a change an \`Idempotency-Key\` of your own. A repeat returns the stored result byte for byte, with \`Idempotent-Replayed: true\`, and changes nothing.
- **Lost updates**: send the \`version\` you read, or \`If-Match\`. If another user was faster the response is 409.
- **Limits**: 429 and 503 carry \`Retry-After\` in seconds.

## Receiving webhooks
Events are posted to your endpoints, signed as [Standard Webhooks](https://www.standardwebhooks.com) says. Events about one object, such as a customer or a payment, come in the order of its changes: the next is sent when the one before it was delivered, or given up after 3 days. Events about different objects come side by side, up to 20 at once, in any order; a receiver that fails or takes longer than 3 seconds is sent fewer at once.

These programs verify them and drop IDs that they have seen, with nothing but what Node and Python bring along:

${receiverBlocks()}

## Errors
Every error is an RFC 9457 problem document (\`application/problem+json\`). Its \`type\` is \`${PROBLEM_TYPE_BASE}\` and a name from this table; tell problems apart by it, not by their words. \`requestId\` is what the help desk asks for. For 422, \`errors\` names each field and what is wrong with it; an empty field name is the whole form.

| Status | Type | Meaning | What to do |
|---|---|---|---|
${problemRows}
`;
