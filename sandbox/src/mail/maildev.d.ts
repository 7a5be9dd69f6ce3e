/** As much of maildev 2 as we use; it brings no types. */
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

  /** Serves the web page at once, and takes mail from `listen` on. One in a process. */
  export default function maildev(options: Options): MailServer;
}
