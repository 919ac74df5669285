const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const whole = new Intl.NumberFormat('en-US');

/** "$0.42"; what is more than nothing and less than a cent says so. */
export const sayUsd = (usd: number): string => (usd > 0 && usd < 0.01 ? 'under $0.01' : money.format(usd));

export const sayTokens = (tokens: number): string => `${whole.format(tokens)} ${tokens === 1 ? 'token' : 'tokens'}`;
