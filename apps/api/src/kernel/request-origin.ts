/** Where a request came from, for audit entries and throttles. */
export interface RequestOrigin {
  readonly requestId: string;
  readonly ip: string;
  readonly userAgent: string;
}
