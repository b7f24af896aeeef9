import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A TCP proxy that a test can cut and restore. */
export interface CutableProxy {
  port: number;
  cut(): void;
  /** Accepts data and forwards nothing, as a network that drops every packet does. */
  mute(): void;
  /** Forwards what is asked and loses every answer, as a network does that fails in one direction. */
  loseAnswers(): void;
  mend(): void;
  close(): Promise<void>;
}

export async function cutableProxy(target: { host: string; port: number }): Promise<CutableProxy> {
  const sockets = new Set<Socket>();
  const answering = new Set<Socket>();
  let isCut = false;
  let isMute = false;
  let losesAnswers = false;
  const server = createServer((socket) => {
    if (isCut) return void socket.destroy();
    if (isMute) return keep(socket);
    const onward = connect(target);
    for (const each of [socket, onward]) {
      keep(each);
      each.on('close', () => (each === socket ? onward : socket).destroy());
    }
    answering.add(onward);
    onward.on('close', () => answering.delete(onward));
    socket.pipe(onward);
    if (losesAnswers) onward.resume();
    else onward.pipe(socket);
  });
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
  };
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const cut = () => {
    isCut = true;
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    cut,
    mute: () => {
      isMute = true;
      for (const socket of sockets) socket.unpipe();
    },
    loseAnswers: () => {
      losesAnswers = true;
      for (const onward of answering) onward.unpipe().resume();
    },
    mend: () => {
      if (isMute || losesAnswers) cut();
      isCut = isMute = losesAnswers = false;
    },
    close: () => {
      cut();
      return new Promise((resolve) => void server.close(() => resolve()));
    },
  };
}
