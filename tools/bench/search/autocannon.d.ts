declare module 'autocannon' {
  interface Options {
    url: string;
    connections: number;
    duration?: number;
    amount?: number;
    headers: Record<string, string>;
    requests: { path: string }[];
  }

  interface Result {
    duration: number;
    errors: number;
    non2xx: number;
    requests: { total: number };
  }

  interface Instance extends PromiseLike<Result> {
    on(event: 'response', listen: (client: object, status: number, bytes: number, milliseconds: number) => void): this;
    stop(): void;
  }

  export default function autocannon(options: Options): Instance;
}
