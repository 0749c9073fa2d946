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
    <Card title="Verify that an event comes from QuickPortal">
      <CardBody className="grid gap-4">
        <ol className="grid list-decimal gap-1.5 pl-5">
          <li>
            Join the headers <code>webhook-id</code> and <code>webhook-timestamp</code> and the raw body with dots.
          </li>
          <li>
            Calculate its HMAC-SHA-256. The key is the part of your secret after <code>whsec_</code>, decoded from
            base64.
          </li>
          <li>
            Compare it in constant time with each signature in <code>webhook-signature</code>. There are two while a
            secret is being replaced; one match is enough.
          </li>
          <li>
            Reject timestamps that are more than five minutes off, and ignore events whose <code>webhook-id</code> you
            have already received: the same event can be sent more than once.
          </li>
          <li>Respond with 2xx within 10 seconds, then process the event.</li>
        </ol>
        <CodeBlock label="Node.js" text={SAMPLE} />
        <p className="text-ink-2">
          This scheme is{' '}
          <a href="https://www.standardwebhooks.com" target="_blank" rel="noreferrer" className="underline">
            Standard Webhooks
          </a>
          ; there are libraries for other languages.
        </p>
      </CardBody>
    </Card>
  );
}
