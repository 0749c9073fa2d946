import { connect, type AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Sends bytes to a server that listens, as no client would, and returns everything that comes back until the server
 * closes the connection.
 */
export function exchange(app: FastifyInstance, request: string | Buffer): Promise<string> {
  const { port } = app.server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    let received = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(request));
    socket.on('data', (data) => (received += data.toString()));
    socket.once('close', () => resolve(received));
    socket.once('error', reject);
  });
}
