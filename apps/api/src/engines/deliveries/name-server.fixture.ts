import { createSocket } from 'node:dgram';
import { once } from 'node:events';

export interface NameServer {
  /** For `nameServers`. */
  address: string;
  /** Addresses by name; a name that is not there does not exist. */
  names: Map<string, readonly string[]>;
  stop(): Promise<void>;
}

const A = 1;
const NAME_ERROR = 3;

/** A real name server for IPv4 addresses (RFC 1035), that can change its mind from one question to the next. */
export async function startNameServer(names: Record<string, readonly string[]>): Promise<NameServer> {
  const known = new Map(Object.entries(names));
  const socket = createSocket('udp4');
  socket.on('message', (question, peer) => {
    const { name, end } = readName(question);
    const type = question.readUInt16BE(end);
    const addresses = type === A ? (known.get(name) ?? []) : [];
    const header = Buffer.alloc(12);
    question.copy(header, 0, 0, 2);
    header.writeUInt16BE(0x8180 | (known.has(name) ? 0 : NAME_ERROR), 2);
    header.writeUInt16BE(1, 4);
    header.writeUInt16BE(addresses.length, 6);
    const responses = addresses.map((address) =>
      Buffer.from([0xc0, 12, 0, A, 0, 1, 0, 0, 0, 0, 0, 4, ...address.split('.').map(Number)]),
    );
    socket.send(Buffer.concat([header, question.subarray(12, end + 4), ...responses]), peer.port, peer.address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return {
    address: `127.0.0.1:${socket.address().port}`,
    names: known,
    stop: async () => {
      socket.close();
      await once(socket, 'close');
    },
  };
}

function readName(question: Buffer): { name: string; end: number } {
  const labels: string[] = [];
  let at = 12;
  for (let length = question[at] ?? 0; length > 0; length = question[at] ?? 0) {
    labels.push(question.toString('latin1', at + 1, at + 1 + length));
    at += length + 1;
  }
  return { name: labels.join('.').toLowerCase(), end: at + 1 };
}
