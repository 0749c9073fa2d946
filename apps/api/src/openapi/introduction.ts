import { PROBLEM_TYPE_BASE, problemTypes } from '@quickportal/contracts/kernel/problem';

const problemRows = Object.entries(problemTypes)
  .toSorted(([, a], [, b]) => a.status - b.status)
  .map(([type, { status, title }]) => `| ${status} | \`${type}\` | ${title} |`)
  .join('\n');

/** Opening text of the documentation, in CommonMark. */
export const introduction = `What the portal does, your programs can do too: customers, their cards and bank accounts, payments and refunds, and payment schedules.

## Your first call
With an API key, as the user of HTTP Basic (the password stays empty):

\`\`\`shell
BASE=https://portal.example/quickportal/rest/internal
KEY=qp_sec_10_...
curl -u "$KEY:" -H "Content-Type: application/json" -d '{"query":"olsson"}' $BASE/customer-search
curl -u "$KEY:" $BASE/customers/1048217
\`\`\`

A key works in its facility, for the calls that say "API keys". It is shown once, when it is made; secret keys work for two years. Keep it on your server: whoever has it can do what you can. Each key may make 200 requests at once and 1,200 a minute.

As a person: sign in, keep the session cookie, and send \`X-Requested-With: XMLHttpRequest\` with every call:

\`\`\`shell
BASE=https://portal.example/quickportal
curl -c session -H "Content-Type: application/json" -H "Origin: https://portal.example" \\
  -d '{"loginName":"facility.admin","password":"Demo-portal-2026"}' $BASE/AuthAction
curl -b session -H "X-Requested-With: XMLHttpRequest" $BASE/rest/internal/customers/1048217
\`\`\`

Each call says who may make it. A session ends after 12 hours, and asks for the password again after 15 minutes without a call.

## Conventions
- **Ids** are whole numbers from 1 to 9007199254740991. One that is not yours answers 404, like one that does not exist.
- **Money** is decimal text with two digits and a currency: \`{ "amount": "12.34", "currency": "AUD", "displayAmount": "$12.34" }\`.
- **Times** are UTC with milliseconds, \`2026-11-20T01:14:00.000Z\`. **Dates** are \`2026-11-20\`, in the community's time zone.
- **Lists** take \`page\` (from 1), \`pageSize\` (at most 100) and \`sort\` (\`customerName\`, or \`-customerName\` downwards), and answer \`items\`, \`recordsCount\`, \`currentPage\` and \`pageSize\`. \`recordsCountCapped\` says that more rows match than were counted.
- **New fields** can appear in answers at any time: ignore those that you do not know. Fields that a body does not have are refused.

## Changing things safely
- **Retries**: give a change an \`Idempotency-Key\` of your own. A repeat answers the stored result byte for byte, with \`Idempotent-Replayed: true\`, and changes nothing.
- **Lost updates**: send the \`version\` you read, or \`If-Match\`. If somebody else was faster the answer is 409.
- **Limits**: 429 and 503 carry \`Retry-After\` in seconds.

## Errors
Every error is an RFC 9457 problem document (\`application/problem+json\`). Its \`type\` is \`${PROBLEM_TYPE_BASE}\` and a name from this table; tell problems apart by it, not by their words. \`requestId\` is what the help desk asks for. For 422, \`errors\` names each field and what is wrong with it; an empty field name is the whole form.

| Status | Type | Meaning |
|---|---|---|
${problemRows}
`;
