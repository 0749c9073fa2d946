import { Card, CardBody } from '@quickportal/ui/card';
// The text of the file; its module has no default export
// oxlint-disable-next-line import/default
import NODE_RECEIVER from '../../../../../docs/examples/webhook-receiver.mjs?raw';
import PYTHON_RECEIVER from '../../../../../docs/examples/webhook-receiver.py?raw';
import { CodeBlock } from '../../layout/code-block.tsx';

/** How a receiver tells our events from anyone else's. */
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
        <p>These programs do all of it, with nothing to install.</p>
        <CodeBlock label="Node.js" text={NODE_RECEIVER.trimEnd()} />
        <CodeBlock label="Python" text={PYTHON_RECEIVER.trimEnd()} />
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
