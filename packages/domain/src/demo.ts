/**
 * Whom everybody is who tries the product without an account; the same wherever it runs. The address cannot receive
 * mail (RFC 2606), so that no link and no provider ever signs anybody in as the demo user.
 */
export const demoUser = { id: 'demo-user', email: 'demo@weekwise.invalid', name: 'Demo student' } as const;

/** The one course of the demo user, and all that the demo user may read. */
export const demoFolder = { id: 'demo-folder', name: 'How Cities Got Clean Water' } as const;
