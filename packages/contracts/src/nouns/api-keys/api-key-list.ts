import { list } from '../../kernel/list.ts';

/** API keys as they are shown. */
export const apiKeyList = list({
  name: 'api-keys',
  title: 'REST API keys',
  noun: ['API key', 'API keys'],
  columns: {
    name: { title: 'Name', lead: true, maxWidth: 20 },
    securityCodeDisplay: { title: 'Type', width: 6 },
    keyHint: { title: 'Key', kind: 'code', width: 9 },
    lastUsedDateTime: { title: 'Last used', kind: 'time' },
    expiryDateTime: { title: 'Expires', kind: 'date' },
    statusCode: { title: 'Status', kind: 'status', width: 12 },
  },
});
