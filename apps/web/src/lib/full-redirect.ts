/** Leaves for an address of ours as a new page: nothing that was known before the payment stays. */
export const fullRedirect = (to: string): void => window.location.replace(to);
