import { connect, type Socket } from 'node:net';

/** What came back for one request. */
export interface Received {
  status: number;
  body: Buffer;
}

interface Head {
  status: number;
  bodyAt: number;
  /** -1: chunked. */
  length: number;
}

const END_OF_HEAD = Buffer.from('\r\n\r\n');
const END_OF_CHUNKS = Buffer.from('0\r\n\r\n');
const nothing: Buffer = Buffer.alloc(0);

/**
 * One kept-alive HTTP/1.1 connection that sends ready-made requests, one at a time. It does as little as possible, so
 * that on a small machine the load generator leaves the processors to what is measured.
 */
export class HttpConnection {
  readonly #socket: Socket;
  #received = nothing;
  #head: Head | null = null;
  #waiting: { resolve(received: Received): void; reject(error: Error): void } | null = null;

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.setNoDelay(true);
    socket.on('data', (chunk: Buffer) => this.#take(chunk));
    socket.on('error', (error) => this.#fail(error));
    socket.on('close', () => this.#fail(new Error('The server closed the connection')));
  }

  /** Connects to this machine. */
  static open(port: number): Promise<HttpConnection> {
    return new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => resolve(new HttpConnection(socket)));
      socket.once('error', reject);
    });
  }

  /** Sends a whole request and returns what comes back. */
  send(request: Buffer): Promise<Received> {
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
      this.#socket.write(request);
    });
  }

  close(): void {
    this.#waiting = null;
    this.#socket.destroy();
  }

  #take(chunk: Buffer): void {
    this.#received = this.#received.length === 0 ? chunk : Buffer.concat([this.#received, chunk]);
    this.#head ??= readHead(this.#received);
    if (!this.#head) return;
    const { status, bodyAt, length } = this.#head;
    const body = this.#received.subarray(bodyAt);
    const isWhole = length < 0 ? body.subarray(-END_OF_CHUNKS.length).equals(END_OF_CHUNKS) : body.length >= length;
    if (!isWhole) return;
    this.#received = nothing;
    this.#head = null;
    const waiting = this.#waiting;
    this.#waiting = null;
    waiting?.resolve({ status, body });
  }

  #fail(error: Error): void {
    this.#waiting?.reject(error);
    this.#waiting = null;
  }
}

function readHead(received: Buffer): Head | null {
  const end = received.indexOf(END_OF_HEAD);
  if (end < 0) return null;
  const text = received.toString('latin1', 0, end);
  const length = /content-length: ?(\d+)/i.exec(text)?.[1];
  return { status: Number(text.slice(9, 12)), bodyAt: end + END_OF_HEAD.length, length: length ? Number(length) : -1 };
}
