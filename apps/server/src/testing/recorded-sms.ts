import type { Sms, SmsMessage } from '../adapters/sms/sms.port.ts';

export interface RecordedSms extends Sms {
  sent: SmsMessage[];
  /** Makes every following `send` fail. */
  failing: boolean;
}

/** A carrier that keeps what it was given. */
export function recordedSms(): RecordedSms {
  const sms: RecordedSms = {
    onScreen: false,
    sent: [],
    failing: false,
    async send(message) {
      if (sms.failing) throw new Error('connect ECONNREFUSED');
      sms.sent.push(message);
    },
  };
  return sms;
}
