import { once } from "node:events";
import { type AddressInfo, type Socket, connect, createServer } from "node:net";

/** A way to a server that can be shut: then the server is gone for whoever comes this way, and keeps what it has. */
export interface TcpGate extends AsyncDisposable {
  readonly port: number;
  /** How many were let through so far. */
  readonly connectionCount: number;
  /** Who is on the way is cut off; who comes is turned away. */
  shut(): void;
  open(): void;
}

export async function startTcpGate(target: { readonly host: string; readonly port: number }): Promise<TcpGate> {
  const sockets = new Set<Socket>();
  let isOpen = true;
  let connectionCount = 0;
  const server = createServer((socket) => {
    if (!isOpen) return void socket.destroy();
    connectionCount += 1;
    const onward = connect(target);
    for (const one of [socket, onward]) {
      sockets.add(one);
      one.on("error", () => {});
      one.on("close", () => {
        sockets.delete(one);
        socket.destroy();
        onward.destroy();
      });
    }
    socket.pipe(onward).pipe(socket);
    return undefined;
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const shut = () => {
    isOpen = false;
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    get connectionCount() {
      return connectionCount;
    },
    shut,
    open: () => {
      isOpen = true;
    },
    [Symbol.asyncDispose]: async () => {
      shut();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
