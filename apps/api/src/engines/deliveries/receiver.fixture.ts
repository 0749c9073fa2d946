import { once } from 'node:events';
import http from 'node:http';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A request as the receiver got it. */
export interface Received {
  headers: http.IncomingHttpHeaders;
  body: string;
}

export interface Receiver {
  /** `http://127.0.0.1:port/hook`, or https. */
  url: string;
  port: number;
  received: Received[];
  /** Connections that are open. */
  connections(): Promise<number>;
  /** How many connections were opened to it. */
  opened: (this: void) => number;
  stop(): Promise<void>;
}

type Reply = (response: http.ServerResponse, request: Received, count: number) => void;

/** For receiver.test, localhost and 127.0.0.1; nothing else has ever trusted it. */
export const certificate = `-----BEGIN CERTIFICATE-----
MIIBsjCCAVigAwIBAgIUQ/OWeFUqF3nLvyFoQYox8sB9eycwCgYIKoZIzj0EAwIw
GDEWMBQGA1UEAwwNcmVjZWl2ZXIudGVzdDAgFw0yNjExMjAxNTU1MjFaGA8yMTI2
MTAyNzE1NTUyMVowGDEWMBQGA1UEAwwNcmVjZWl2ZXIudGVzdDBZMBMGByqGSM49
AgEGCCqGSM49AwEHA0IABCW6C5Kz1u+CkDKogp7ZEa2VRO5IenjV0ENqF7I0Uezv
J5YOLlCMZ6qQHwhM5xK+m04eJKqWIqIm6nFkpOjUo2ajfjB8MB0GA1UdDgQWBBTp
KYuTC7uvbsDRWyNXJg9Ba7JbITAfBgNVHSMEGDAWgBTpKYuTC7uvbsDRWyNXJg9B
a7JbITAPBgNVHRMBAf8EBTADAQH/MCkGA1UdEQQiMCCCDXJlY2VpdmVyLnRlc3SC
CWxvY2FsaG9zdIcEfwAAATAKBggqhkjOPQQDAgNIADBFAiARAhR6khZnMnn6XQRK
qcKDwOUbmNks3TvEWA3T+jM3iwIhANxLtuJ01sEqvBQlzXtDLY0tHha2BX09O6In
VgdjnAY8
-----END CERTIFICATE-----`;
const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgfwDxBUZQxRwLDUUs
J+D7owILoRwelYVB3JMuAAfDgWahRANCAAQluguSs9bvgpAyqIKe2RGtlUTuSHp4
1dBDaheyNFHs7yeWDi5QjGeqkB8ITOcSvptOHiSqliKiJupxZKTo1KNm
-----END PRIVATE KEY-----`;

/** A real web server that answers notices as the test says; 200 by itself. */
export async function startReceiver(reply: Reply = (response) => response.end('ok'), tls = false): Promise<Receiver> {
  const received: Received[] = [];
  const listener: http.RequestListener = (request, response) => {
    text(request).then(
      (body) => {
        const single = { headers: request.headers, body };
        received.push(single);
        reply(response, single, received.length);
      },
      () => response.destroy(),
    );
  };
  const server = tls ? https.createServer({ cert: certificate, key }, listener) : http.createServer(listener);
  let opened = 0;
  server.on(tls ? 'secureConnection' : 'connection', () => {
    opened += 1;
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http${tls ? 's' : ''}://127.0.0.1:${port}/hook`,
    port,
    received,
    opened: () => opened,
    connections: () =>
      new Promise((resolve, reject) => server.getConnections((error, n) => (error ? reject(error) : resolve(n)))),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
