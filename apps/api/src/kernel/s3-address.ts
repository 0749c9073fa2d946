/** Where an S3-compatible storage is and who may use it. */
export interface S3Address {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly region: string;
  /** Server and bucket, without a slash at the end. */
  readonly bucketUrl: string;
  /** Before every key; empty or ending with a slash. */
  readonly prefix: string;
}

/**
 * Reads `https://KEY:SECRET@server/bucket/prefix?region=ap-southeast-2`; prefix and region may be left out. Returns
 * null when key, secret or bucket are missing.
 */
export function s3Address(text: string): S3Address | null {
  const url = new URL(text);
  const [bucket, ...rest] = url.pathname.split('/').filter((part) => part !== '');
  if (!url.username || !url.password || !bucket) return null;
  return {
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
    region: url.searchParams.get('region') ?? 'us-east-1',
    bucketUrl: `${url.origin}/${bucket}`,
    prefix: rest.map((part) => `${part}/`).join(''),
  };
}
