import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** Keeps secrets of students unreadable in the database and in its backups (AES-256-GCM, NIST SP 800-38D). */
export interface SecretBox {
  /** `about` is what the secret belongs to: sealed for one thing, it does not open for another. */
  seal(secret: string, about: string): string;
  /** Null where it was sealed with another key or for something else, or was changed since. */
  open(sealed: string, about: string): string | null;
}

/** The key follows from the secret of this installation, and is for this purpose alone. */
export function secretBox(authSecret: string): SecretBox {
  const key = Buffer.from(hkdfSync('sha256', authSecret, '', 'weekwise: secrets of drives', 32));
  return {
    seal(secret, about) {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv(algorithm, key, iv).setAAD(Buffer.from(about));
      const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url');
    },
    open(sealed, about) {
      const bytes = Buffer.from(sealed, 'base64url');
      if (bytes.length < ivBytes + tagBytes) return null;
      const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivBytes));
      decipher.setAAD(Buffer.from(about)).setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
      try {
        return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]).toString('utf8');
      } catch {
        return null;
      }
    },
  };
}
