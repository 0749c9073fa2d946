// Written by `npm run registries` from the lists.
/** The filters of each list as the address of its page has them: descriptions of lists are not loaded at once. */
export const listFilters = {
  administrators: { query: ['search', 100], status: ['one', ['ACTIVE', 'DISABLED']] },
  'api-logs': { query: ['search', 200], httpStatus: ['one', ['200', '201', '202', '204', '302', '304', '400', '401', '403', '404', '405', '408', '409', '412', '413', '414', '415', '421', '422', '429', '431', '500', '503', '2xx', '3xx', '4xx', '5xx']], httpMethod: ['one', ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS']], operation: ['text', 100], apiKeyId: ['id'], certificateId: ['id'], recent: ['one', ['24', '168']], period: ['period'], from: ['day'], to: ['day'], ipAddress: ['text', 45], requestId: ['text', 100], errorType: ['text', 60] },
  customers: { query: ['search', 100], status: ['one', ['ENABLED', 'DISABLED']] },
  'expiring-cards': { show: ['one', ['EXPIRING', 'EXPIRED', 'ALL']] },
  'external-system-clients': { query: ['search', 100], systemCode: ['text', 50], clientCode: ['text', 50], businessCode: ['text', 50], businessName: ['text', 100], communityId: ['id'] },
  files: { fileName: ['search', 100], statusCode: ['some', ['QUEUED', 'PROCESSING', 'SENDING', 'SENT', 'COMPLETE', 'ERROR', 'CANCELLED']], errors: ['one', ['OPEN']] },
  'fraud-back-test-payments': { rule: ['one', ['CARD_PAN', 'IP_ADDRESS', 'VELOCITY_CHECK', 'BANK_COUNTRIES', 'CUSTOMER_COUNTRIES', 'HIGH_RISK_IP_COUNTRY', 'IP_BIN_COUNTRY_MISMATCH', 'ANONYMOUS_IP_PROXY', 'UNUSUALLY_LARGE_AMOUNT']], outcome: ['one', ['REFUNDED', 'DISHONOURED', 'DECLINED', 'HELD', 'OPEN', 'GOOD']], isAdded: ['yesNo'] },
  'fraud-reviews': { status: ['some', ['PASSED', 'REPORTED', 'SUSPENDED', 'RELEASED', 'DECLINED', 'CANCELLED']], rule: ['one', ['CARD_PAN', 'IP_ADDRESS', 'VELOCITY_CHECK', 'BANK_COUNTRIES', 'CUSTOMER_COUNTRIES', 'HIGH_RISK_IP_COUNTRY', 'IP_BIN_COUNTRY_MISMATCH', 'ANONYMOUS_IP_PROXY', 'UNUSUALLY_LARGE_AMOUNT', 'BIN_TESTING', 'BLACKLIST']], businessId: ['id'], from: ['day'], to: ['day'] },
  'linkable-merchants': { query: ['search', 100] },
  'payto-agreements': { query: ['search', 100], status: ['some', ['PROCESSING', 'PENDING', 'ACTIVE', 'SUSPENDED', 'CANCELLED', 'REJECTED']], businessId: ['ids'] },
  'payto-migration-schedules': { outcome: ['some', ['WAITING', 'SENT', 'MOVED', 'KEPT', 'SKIPPED']] },
  'pending-administrators': { query: ['search', 100] },
  sandboxes: { query: ['search', 100], status: ['some', ['CREATED', 'VERIFIED', 'ACTIVE', 'DELETED']] },
  schedules: { query: ['search', 100], status: ['some', ['ACTIVE', 'INACTIVE', 'STOPPED', 'FAILED', 'COMPLETED']], businessId: ['ids'] },
  'service-messages': { doctypeCode: ['codes'], direction: ['some', ['INTERNAL', 'INBOUND', 'OUTBOUND']], status: ['some', ['QUEUED', 'SENDING', 'RETRYING', 'DELIVERED', 'FAILED']], from: ['day'], to: ['day'] },
  transactions: { query: ['search', 100], status: ['some', ['PENDING', 'SUSPENDED', 'IN_FLIGHT', 'APPROVED', 'DECLINED', 'DISHONOURED', 'REFUNDED', 'VOIDED', 'CANCELLED']], period: ['period'], from: ['day'], to: ['day'], amountFrom: ['amount'], amountTo: ['amount'], transactionType: ['one', ['PAYMENT', 'REFUND']], businessId: ['ids'], CustomerId: ['id'], outcome: ['one', ['UNKNOWN']], responseCode: ['text', 10] },
  users: { query: ['search', 100], status: ['some', ['ACTIVE', 'DISABLED', 'LOCKED_INACTIVE', 'LOCKED_PASSWORD_FAILURE']], RoleId: ['ids'] },
  'webhook-deliveries': { status: ['some', ['QUEUED', 'RETRYING', 'DELIVERED', 'FAILED', 'CANCELLED']], replayId: ['id'] },
  'webhook-endpoints': { endpointStatus: ['some', ['WORKING', 'FAILING', 'DISABLED']] },
} as const;
