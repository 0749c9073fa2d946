/** Location and credentials of an S3-compatible bucket. */
export interface S3Address {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly region: string;
  /** Server and bucket, without a trailing slash. */
  readonly bucketUrl: string;
  /** Prefix of every key; empty or with a trailing slash. */
  readonly prefix: string;
}

/**
 * Parses `https://KEY:SECRET@server/bucket/prefix?region=ap-southeast-2`; prefix and region are optional. Returns null
 * when the key, secret or bucket is missing.
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
