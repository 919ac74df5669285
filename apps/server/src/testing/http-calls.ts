// Calls to a running server, for tests of any runner.

export const post = (url: string, body: object, headers = {}) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

/** Signs in through the link that local mode shows. */
export async function signInByLink(url: string): Promise<{ cookie: string; userId: string }> {
  const asked = await post(`${url}/api/auth/request-email-magic-link`, { email: 'ann@example.edu' });
  const { local_link } = await asked.json();
  const answer = await fetch(local_link.replace('/auth/', '/api/auth/'));
  const { user } = await answer.json();
  return { cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? '', userId: user.userId };
}
