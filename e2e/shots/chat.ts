import type { Page, Route } from '@playwright/test';
import type { Camera } from './camera.ts';
import { showChat } from './show-chat.ts';

/** What a model might write: every kind of thing that an answer can hold. */
const everything = `A meander grows because water is thrown outward [?]:

| Place | Flow | What happens |
|---|---|---|
| Outer bank | fast | worn away |
| Inner bank | slow | sand is dropped |

The outward force on a mass $m$ is $F = \\frac{m v^2}{r}$, so over a whole bend

$$
\\Delta z = \\frac{v^2 w}{g r}
$$

which a few lines compute:

\`\`\`python
def superelevation(v, w, r, g=9.81):
    # metres of height across the channel
    return v ** 2 * w / (g * r)
\`\`\`

1. The neck becomes narrow.
2. A flood cuts through, and \`r\` is gone.
`;

const streams = '**/folder-agent/stream';
const field = (page: Page) => page.getByRole('textbox', { name: /^Ask / });
const turns = (page: Page) => page.locator('article[data-turn]');

async function ask(page: Page, question: string): Promise<void> {
  await field(page).fill(question);
  await field(page).press('Enter');
}

async function ended(page: Page): Promise<void> {
  await turns(page).last().getByRole('group', { name: 'What to do with this answer' }).waitFor({ state: 'attached' });
  await turns(page).last().hover();
}

/** Answers one question with a text of our own, as if a model had written it. */
async function answerWith(page: Page, content: string): Promise<void> {
  const respond = (route: Route) => {
    const { thread_id } = route.request().postDataJSON() as { thread_id: string };
    const complete = { type: 'complete', message_id: 'shown', content, citations: [], abstained: false };
    const events = [
      { type: 'start', message_id: 'shown', thread_id },
      { ...complete, source: 'a-language-model', fallback: null },
    ];
    const lines = [...events.map((event) => JSON.stringify(event)), '[DONE]'];
    return route.fulfill({ contentType: 'text/event-stream', body: lines.map((line) => `data: ${line}\n\n`).join('') });
  };
  await page.route(streams, respond, { times: 1 });
}

/** The chat in each of its states. Begins and ends on the dashboard. */
export async function chat(page: Page, camera: Camera, url: string): Promise<void> {
  const shown = { prepare: () => showChat(page) };
  await page.getByRole('link', { name: 'Rivers and Floodplains' }).first().click();
  await page.getByRole('link', { name: /Meanders/ }).click();
  await showChat(page);
  await page.getByRole('button', { name: 'New conversation' }).click();
  await page.getByText('Ask about the syllabus or any reading').waitFor();

  await answerWith(page, everything);
  await ask(page, 'Why do meanders grow, and how much higher is the water outside?');
  await ended(page);
  await page.locator('.katex').first().waitFor();
  await camera.take('chat-markdown', shown);
  // Nothing of it was stored.
  await page.reload();
  await page.getByText('Ask about the syllabus or any reading').waitFor();

  await ask(page, 'Quiz me on week 3');
  await ended(page);
  await camera.take('chat-practice', shown);
  const answers = turns(page).last().getByRole('group', { name: 'Your answer' });
  if (await answers.first().isVisible()) {
    await answers.first().getByRole('button').first().click();
    await turns(page)
      .last()
      .getByText(/^(Right|Wrong)/)
      .first()
      .waitFor();
    await camera.take('chat-practice-answered', shown);
  }

  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(streams, async (route) => {
    await gate;
    await route.abort();
  });
  await ask(page, 'What is an oxbow lake?');
  await page.getByRole('button', { name: 'Stop' }).waitFor();
  await camera.take('chat-waiting', shown);
  release();
  await page.getByText('Connection lost. Trying again').waitFor();
  await camera.take('chat-connection-lost', shown);
  await page.getByRole('button', { name: 'Ask again' }).waitFor();
  await camera.take('chat-failed', shown);
  await page.unroute(streams);
  await page.getByRole('button', { name: 'Ask again' }).click();
  await ended(page);

  const edit = async () => {
    await showChat(page);
    const field = page.getByRole('textbox', { name: 'Your question' });
    if (!(await field.isVisible())) await turns(page).last().getByRole('button', { name: 'Edit the question' }).click();
    await field.waitFor();
  };
  await camera.take('chat-editing', { prepare: edit });
  await edit();
  await page.getByRole('textbox', { name: 'Your question' }).fill('How does an oxbow lake come to be?');
  await page.getByRole('textbox', { name: 'Your question' }).press('Enter');
  await page.getByText('Version 2 of 2').waitFor();
  await camera.take('chat-versions', shown);

  await page.getByRole('button', { name: 'New conversation' }).click();
  await page.getByText('Ask about the syllabus or any reading').waitFor();
  await ask(page, 'How is the course graded?');
  await ended(page);
  const list = async (words: string) => {
    await showChat(page);
    const open = page.getByRole('button', { name: 'Conversations' });
    const search = page.getByRole('searchbox');
    // Another width draws the pane anew, with the list closed.
    await open.or(search).first().waitFor();
    if (await open.isVisible()) await open.click();
    await search.fill(words);
    await page.getByText(words === '' ? 'open now' : 'Nothing says').waitFor();
  };
  await camera.take('chat-threads', { prepare: () => list('') });
  await camera.take('chat-threads-none', { prepare: () => list('nothing at all like this') });

  await page.goto(`${url}/streaming-test`);
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  await page.getByText('The stream has ended.').waitFor();
  await camera.take('streaming-test', { full: true });
  await page.goto(`${url}/dashboard`);
}
