import { createHash } from 'node:crypto';

/**
 * What is kept of a token: who reads the database cannot sign in with what is there, and looking for a hash takes as
 * long for a near miss as for a far one.
 */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url');
