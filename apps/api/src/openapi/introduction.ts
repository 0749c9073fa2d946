import { SAMPLE_ORIGIN } from './sample-calls.ts';
import { SAMPLE_KEY } from './sample-programs.ts';
import { DOCUMENT_BASE } from './document-base.ts';
import { problemAdvice } from '@quickportal/contracts/kernel/problem-advice';
import { PROBLEM_TYPE_BASE, type ProblemType, problemTypes } from '@quickportal/contracts/kernel/problem';
import { codeNetworks, responseCodesOf } from '@quickportal/contracts/rules/payments/response-codes';
import { guide } from './guide.ts';
import { receiverBlocks } from './receiver-examples.ts';

const problemRows = Object.entries(problemTypes)
  .toSorted(([, a], [, b]) => a.status - b.status)
  .map(([type, { status, title }]) => `| ${status} | \`${type}\` | ${title} | ${problemAdvice[type as ProblemType]} |`)
  .join('\n');

const responseCodeTables = Object.values(codeNetworks)
  .map(({ network, title }) => {
    const rows = responseCodesOf(network).map(
      ({ code, text, nextStep }) => `| \`${code}\` | ${text} | ${nextStep || 'Nothing'} |`,
    );
    return [`### ${title}`, '', '| Code | Meaning | What to do |', '|---|---|---|', ...rows].join('\n');
  })
  .join('\n\n');

/** Opening text of the documentation, in CommonMark: a page for each heading of the second level. */
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

Every call that API keys may make has samples in curl, Node and Python that run as they are in a demo portal: they use its customers and accounts, and a new \`Idempotency-Key\` each time.

## Make a key
${guide('make-a-key')}

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

## Idempotency
${guide('idempotency')}

## Lost updates
Send the \`version\` you read, or \`If-Match\`. If another user was faster the response is 409 \`lost-update\`, with the record as it is now in \`current\`.

## Rate limits
${guide('rate-limits')}

## Test data
${guide('test-data')}

## Webhooks
${guide('webhooks')}

### Receivers of webhooks
These programs verify events and drop IDs that they have seen, with nothing but what Node and Python bring along:

${receiverBlocks()}

## Refunds and disputes
${guide('refunds-and-disputes')}

## Errors
Every error is an RFC 9457 problem document (\`application/problem+json\`). Its \`type\` is \`${PROBLEM_TYPE_BASE}\` and a name from this table; tell problems apart by it, not by their words. \`requestId\` is what the help desk asks for. For 422, \`errors\` names each field and what is wrong with it; an empty field name is the whole form.

| Status | Type | Meaning | What to do |
|---|---|---|---|
${problemRows}

## Response codes
\`responseCode\` of a transaction is the code of its network; \`decline\` of \`GET transactions/{receiptNumber}\` explains it.

${responseCodeTables}

## Versions and changelog
${guide('versions')}
`;
