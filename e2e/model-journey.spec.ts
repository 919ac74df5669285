// The same way with a language model: its name stands beside what it made, and when it fails the engine takes over.
import { expect, test } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { walkJourney } from './journey.ts';

import { type ModelProcess, startModelProcess } from './model-process.ts';

const model = 'weekwise-large';
let provider: ModelProcess;

test.afterAll(() => provider?.stop());

walkJourney({
  settings: async () => {
    provider = await startModelProcess();
    return {
      OPENAI_BASE_URL: provider.baseUrl,
      OPENAI_API_KEY: provider.key,
      MODEL: `openai:${model}`,
      EMBEDDINGS_MODEL: 'weekwise-embedding',
    };
  },
  source: model,
  further({ page, ask }) {
    test('a model that is cut off in the middle gives way to the engine, and the screen says so', async () => {
      await provider.control('trouble', { kind: 'cut', after: 1, times: 1, when: { stream: true } });
      const answer = await ask('Why does the outer bank of a bend wear away?');
      await expect(answer).toContainText('The language model cannot be reached, so our own engine took over.');
      await expect(answer.getByRole('button', { name: /^Source 1/ })).toBeVisible();
    });

    test('what the student asks to change is asked about first, and done once it is confirmed', async () => {
      await provider.control('script', {
        answers: [{ toolCalls: [{ name: 'set_due_date', input: { item: 'the Essay', when: 'February 20' } }] }],
      });
      const answer = await ask('Move the due date of the Essay to February 20');
      await expect(answer).toContainText('Asks first.');
      await answer.getByRole('button', { name: 'Confirm' }).click();
      await expect(answer).toContainText('Done.');
      await page()
        .getByRole('link', { name: /Living beside water/ })
        .click();
      const essay = page()
        .getByRole('listitem')
        .filter({ has: page().getByRole('heading', { name: 'Essay' }) });
      await expect(essay).toContainText('20');
    });

    test('an admin sees what the model was used for; past the budget the engine answers and the screen says why', async () => {
      const course = page().url();
      await page()
        .getByRole('button', { name: /^Account/ })
        .click();
      await page().getByRole('menuitem', { name: 'Admin' }).click();
      await expect(page().getByText(`${model} is reachable.`)).toBeVisible();
      const places = page().getByRole('navigation', { name: 'Admin', exact: true });
      await places.getByRole('link', { name: 'Students' }).click();
      await page().getByRole('link', { name: 'amina@northmere.example' }).click();
      await expect(page().getByText(/Used this month: .*, [\d,]+ tokens/)).toBeVisible();
      await page().getByRole('button', { name: 'Change the budget' }).click();
      const dialog = page().getByRole('dialog');
      await dialog.getByLabel('Tokens').fill('1');
      await dialog.getByLabel('Reason').fill('The end of the month');
      await expectAccessible(page());
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(dialog).toBeHidden();

      await page().goto(course);
      const answer = await ask('What is a meander?');
      await expect(answer).toContainText('This month’s budget for the language model is spent');
    });
  },
});
