import { queryOptions, useMutation } from '@tanstack/react-query';
import { getSignInWays, login, requestMagicLink, requestSmsLink } from '@weekwise/contracts/auth.ts';
import { call, urlOf } from '../../lib/api/call.ts';

/** How a sign-in link travels. */
export type LinkWay = 'email' | 'sms';

export interface SignInWays {
  sms: boolean;
  /** Other houses, with where their sign-in starts. */
  providers: { id: string; name: string; url: string }[];
}

/** What is set up on this server besides links by e-mail. */
export const signInWaysQuery = queryOptions({
  queryKey: ['sign-in-ways'],
  queryFn: async ({ signal }): Promise<SignInWays> => {
    const { sms, providers } = await call(getSignInWays, { signal });
    return {
      sms,
      providers: providers.map(({ id, name }) => ({ id, name, url: urlOf(login, { query: { provider: id } }) })),
    };
  },
  staleTime: Number.POSITIVE_INFINITY,
  // E-mail works without an answer.
  retry: false,
});

export interface RequestedLink {
  way: LinkWay;
  /** The address or the number. */
  to: string;
  /** The link itself, in local mode, where nothing is sent. */
  localLink: string | null;
}

export function useRequestLink() {
  return useMutation({
    mutationFn: async ({ way, to }: Pick<RequestedLink, 'way' | 'to'>): Promise<RequestedLink> => {
      const { local_link } =
        way === 'email'
          ? await call(requestMagicLink, { body: { email: to } })
          : await call(requestSmsLink, { body: { phone_number: to } });
      return { way, to, localLink: local_link };
    },
  });
}
