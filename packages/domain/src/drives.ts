/** Drives that a student can connect. */
export const driveKinds = ['webdav', 'google'] as const;
export type DriveKind = (typeof driveKinds)[number];

/** `disconnected`: kept because folders are linked to it; they show what was read, and open no file. */
export const driveStatuses = ['ok', 'reauth_required', 'scope_missing', 'unreachable', 'disconnected'] as const;
