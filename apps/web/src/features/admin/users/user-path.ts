export const userPath = (userId: string): string => `/admin/users/${encodeURIComponent(userId)}`;
