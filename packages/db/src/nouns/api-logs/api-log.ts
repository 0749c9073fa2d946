import type { ApiLog } from '@quickportal/contracts/api-logs/api-log';
import type { ColumnMap } from '../../connect/entity-columns.ts';

/** What a list shows of a call. */
export const apiLogColumns = {
  apiLogId: 'id',
  httpMethod: 'http_method',
  requestUrl: 'request_url',
  operation: 'operation',
  httpStatus: 'http_status',
  errorType: 'error_type',
  requestDate: 'requested_at',
  durationMs: 'duration_ms',
  apiKeyId: 'api_key_id',
  certificateId: 'certificate_id',
  ipAddress: 'ip',
  requestId: 'request_id',
} as const satisfies ColumnMap;

/** What only the whole call has. */
export const apiLogDetailColumns = {
  requestHeaders: 'request_headers',
  requestBody: 'request_body',
  requestTruncated: 'request_truncated',
  responseHeaders: 'response_headers',
  responseBody: 'response_body',
  responseTruncated: 'response_truncated',
} as const satisfies ColumnMap;

/** A call as it is kept, for lists. */
export type ApiLogRecord = Omit<ApiLog, 'httpStatusDescription'>;
