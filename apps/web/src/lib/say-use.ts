import { plural, t } from '@lingui/core/macro';
import { languageTag } from '#lingui';

const money = new Intl.NumberFormat(languageTag(), { style: 'currency', currency: 'USD' });

/** "$0.42"; what is more than nothing and less than a cent says so. */
export const sayUsd = (usd: number): string => (usd > 0 && usd < 0.01 ? t`under $0.01` : money.format(usd));

export const sayTokens = (tokens: number): string => plural(tokens, { one: '# token', other: '# tokens' });
