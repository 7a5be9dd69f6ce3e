interface RunningServer {
  folder: string;
  stop: () => Promise<void>;
}

/** Jest loads setup and teardown separately; they share only the global object. */
const shared = globalThis as typeof globalThis & { apiTestServer?: RunningServer };

export function storeServer(server: RunningServer): void {
  shared.apiTestServer = server;
}

export function takeServer(): RunningServer | undefined {
  return shared.apiTestServer;
}
