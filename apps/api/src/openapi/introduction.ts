/** Opening text of the documentation, in CommonMark. */
export const introduction = `Everything the portal does, your programs can do: customers, their cards and bank accounts, payments and schedules.

## Signing in
Programs send a REST API key as the user name of HTTP Basic authentication, with an empty password. The portal itself uses a session cookie and sends \`X-Requested-With: XMLHttpRequest\` with every call.

## Conventions
- **Ids** are whole numbers from 1 to 2^53-1. One that is not yours answers 404, like one that does not exist.
- **Money** is decimal text with two digits and a currency: \`{ "amount": "12.34", "currency": "AUD", "displayAmount": "$12.34" }\`.
- **Times** are UTC with milliseconds, \`2026-11-20T01:14:00.000Z\`; **dates** are \`2026-11-20\` in the community's time zone.
- **Lists** take \`page\` (from 1), \`pageSize\` (at most 100) and \`sort\` (\`customerName\`, \`-customerName\`), and answer \`items\`, \`recordsCount\`, \`currentPage\` and \`pageSize\`.
- **Changes** carry the \`version\` you read, or \`If-Match\`; a lost update answers 409.
- **Retries**: send \`Idempotency-Key\` with a POST, PUT or PATCH that allows it. A repeat answers the stored result byte for byte, with \`Idempotent-Replayed: true\`.

## Errors
Every error is an RFC 9457 problem document (\`application/problem+json\`). \`type\` names the kind, \`requestId\` is what the help desk asks for, and for 422 \`errors\` names each field and what is wrong with it; the empty field name is the whole form.
`;

/** What each group of calls is about; a tag is the first part of the operation id. */
export const tagDescriptions: Record<string, string> = {
  customers: 'Customers: search, add, edit, enable and disable.',
  communities: 'Communities (facilities) of the platform.',
  forms: 'Form schemas: how a body is asked for, as JSON Schema 2020-12.',
  mailbox: 'The mailbox of a demo database.',
  'my-profile': 'Your own password, second factor and sessions.',
  'saved-views': 'Saved views of lists, your own and shared ones.',
  session: 'Who is signed in, and the community worked in.',
  'sign-in': 'Signing in and out, forgotten passwords, the second factor.',
  'view-as': 'Viewing the portal as another user.',
};
