import type { Page } from '@playwright/test';
import type { FixtureFiles } from '../fixtures/files.ts';
import { choose, signIn, weekList } from '../journey-steps.ts';
import { startModelProcess } from '../model-process.ts';
import { startServer } from '../running-server.ts';
import type { Camera } from './camera.ts';

/** What a language model says and does, on a server of its own that has one. */
export async function modelAnswers(page: Page, camera: Camera, files: FixtureFiles): Promise<void> {
  const provider = await startModelProcess();
  const server = await startServer(undefined, {
    OPENAI_BASE_URL: provider.baseUrl,
    OPENAI_API_KEY: provider.key,
    MODEL: 'openai:weekwise-large',
  });
  const ask = async (text: string) => {
    await page.getByRole('textbox', { name: /^Ask / }).fill(text);
    await page.keyboard.press('Enter');
    await page.locator(`article[aria-label="${text}"][aria-busy="false"]`).last().waitFor();
  };
  const showChat = async () => {
    const tab = page.getByRole('navigation', { name: 'Course', exact: true }).getByRole('button', { name: 'Ask' });
    if (await tab.isVisible()) await tab.click();
  };
  try {
    await signIn(page, server.url);
    await page.getByLabel('Course name').fill('Rivers and Floodplains');
    await choose(page, 'Choose the syllabus', files.syllabus);
    await choose(page, 'Choose files', files.reading, files.notes);
    await page.getByRole('button', { name: 'Build the plan' }).click();
    await weekList(page).waitFor();
    await page.getByText('all searchable').waitFor();
    await provider.control('script', {
      answers: [
        {
          text: 'A straightened reach sends its floods downstream faster, as Halvorsen showed [1]. Most engineers today would rather give the river room.',
        },
      ],
    });
    await ask('What happens when a reach is straightened?');
    await provider.control('script', {
      answers: [{ toolCalls: [{ name: 'set_due_date', input: { item: 'the Essay', when: 'February 20' } }] }],
    });
    await ask('Move the due date of the Essay to February 20');
    await camera.take('model-answer', { prepare: showChat });
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.getByText('Done.').waitFor();
    await provider.control('script', { name: 'competent' });
    await provider.control('trouble', { kind: 'cut', after: 1, times: 1, when: { stream: true } });
    await ask('Why does the outer bank of a bend wear away?');
    await camera.take('model-cut-off', { prepare: showChat });
    await page.goto(`${server.url}${new URL(page.url()).pathname}/review`);
    await page.getByRole('heading', { level: 1, name: /items found/ }).waitFor();
    await camera.take('model-review');
  } finally {
    await server.remove();
    await provider.stop();
  }
}
