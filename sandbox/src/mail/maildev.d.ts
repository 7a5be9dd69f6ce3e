/** The part of maildev 2 that is used; the package has no types. */
declare module 'maildev' {
  interface StoredMail {
    id: string;
  }

  interface MailServer {
    /** Oldest first. */
    readonly store: readonly StoredMail[];
    listen(): Promise<void>;
    on(event: 'new', listener: (mail: StoredMail) => void): void;
    deleteEmail(id: string, done: (error: Error | null) => void): void;
    close(done: () => void): void;
  }

  interface Options {
    smtp: number;
    web: number;
    ip: string;
    mailDirectory: string;
    silent: boolean;
  }

  /** Serves the web page immediately and accepts mail after `listen`. One instance per process. */
  export default function maildev(options: Options): MailServer;
}
