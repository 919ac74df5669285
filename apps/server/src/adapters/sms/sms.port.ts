export interface SmsMessage {
  /** E.164. */
  to: string;
  text: string;
}

/** Sends text messages. `send` resolves once a carrier has taken the message, and throws when none did. */
export interface Sms {
  /** True where nothing is sent and the student reads the message on the screen instead. */
  readonly onScreen: boolean;
  send(message: SmsMessage): Promise<void>;
}
