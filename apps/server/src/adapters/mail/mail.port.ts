import type { ComponentHealth } from '../health.ts';

export interface MailMessage {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** Sends mail. `send` resolves once a server has taken the message, and throws when none did. */
export interface Mail {
  /** True where nothing is sent and the student reads the message on the screen instead. */
  readonly onScreen: boolean;
  send(message: MailMessage): Promise<void>;
  check(): Promise<ComponentHealth>;
}
