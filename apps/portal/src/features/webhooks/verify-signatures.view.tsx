import { Card, CardBody } from '@quickportal/ui/card';
import { CodeBlock } from '../../layout/code-block.tsx';

const SAMPLE = `import { createHmac, timingSafeEqual } from 'node:crypto';

const TOLERANCE = 5 * 60;

/** headers: in lower case. body: the raw text, before it is parsed. */
export function isFromQuickPortal(secret, headers, body) {
  const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures } = headers;
  if (Math.abs(Date.now() / 1000 - Number(timestamp)) > TOLERANCE) return false;
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const expected = createHmac('sha256', key).update(\`\${id}.\${timestamp}.\${body}\`).digest();
  return signatures.split(' ').some((part) => {
    const given = Buffer.from(part.replace('v1,', ''), 'base64');
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}`;

/** How a receiver tells our events from anybody else's. */
export function VerifySignatures() {
  return (
    <Card title="Check that an event is ours">
      <CardBody className="grid gap-4">
        <ol className="grid list-decimal gap-1.5 pl-5">
          <li>
            Join the headers <code>webhook-id</code> and <code>webhook-timestamp</code> and the raw body with dots.
          </li>
          <li>
            Make the HMAC-SHA-256 of it, with what follows <code>whsec_</code> of your secret, decoded from base64, as
            the key.
          </li>
          <li>
            Compare it in constant time with each signature in <code>webhook-signature</code>. There are two while a
            secret is being replaced; one that fits is enough.
          </li>
          <li>
            Refuse timestamps that are more than five minutes off, and drop events whose <code>webhook-id</code> you
            have seen: the same event can come more than once.
          </li>
          <li>Answer with 2xx within 10 seconds, and do the work afterwards.</li>
        </ol>
        <CodeBlock label="Node.js" text={SAMPLE} />
        <p className="text-ink-2">
          It is the scheme of{' '}
          <a href="https://www.standardwebhooks.com" target="_blank" rel="noreferrer" className="underline">
            Standard Webhooks
          </a>
          , so libraries for other languages exist.
        </p>
      </CardBody>
    </Card>
  );
}
