/** Where a request came from, for audit entries and rate limits. */
export interface RequestOrigin {
  readonly requestId: string;
  readonly ip: string;
  readonly userAgent: string;
}
