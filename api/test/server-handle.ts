interface RunningServer {
  folder: string;
  stop: () => Promise<void>;
}

/** Jest loads set-up and tear-down apart from each other; only the global object is common to both. */
const shared = globalThis as typeof globalThis & { apiTestServer?: RunningServer };

export function keepServer(server: RunningServer): void {
  shared.apiTestServer = server;
}

export function takeServer(): RunningServer | undefined {
  return shared.apiTestServer;
}
