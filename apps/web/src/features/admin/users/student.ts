import { t } from '@lingui/core/macro';

/** What admins tell a student by. */
export interface StudentIdentity {
  id: string;
  /** null where they came with a phone number. */
  email: string | null;
  phone: string | null;
  /** Empty until they give one. */
  name: string;
}

export const studentOf = (answer: {
  user_id: string;
  email: string | null;
  phone_number: string | null;
  name: string;
}): StudentIdentity => ({ id: answer.user_id, email: answer.email, phone: answer.phone_number, name: answer.name });

/** One line for a student: their address, else their phone number. */
export const contactOf = ({ email, phone, name }: Omit<StudentIdentity, 'id'>): string =>
  email ?? phone ?? (name || t`No name`);
