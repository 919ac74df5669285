// What the viewer paints of a file beside its printed words.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { PDFDocument } from 'pdf-lib';
import { choose, leaveReview, signIn } from './journey-steps.ts';
import { startServer } from './running-server.ts';

/** A syllabus on a form: what the teacher typed into its fields is not among the page's own words. */
async function filledForm(): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage([595, 842]);
  const field = (name: string, value: string, y: number) => {
    page.drawText(name, { x: 60, y: y + 4, size: 12 });
    const box = pdf.getForm().createTextField(name);
    box.setText(value);
    box.addToPage(page, { x: 160, y, width: 300, height: 20, borderWidth: 0 });
  };
  page.drawText('BOT 12 Mosses, Fall 2026', { x: 60, y: 780, size: 16 });
  field('Instructor:', 'Dr. Ines Alder', 720);
  for (const [at, topic] of ['Peat mosses', 'Liverworts', 'Hornworts'].entries())
    field(`Week ${at + 1}  Sept ${7 + 7 * at}`, topic, 680 - 30 * at);
  return pdf.save();
}

test('what was typed into a form is on its page, and nothing of it can be pressed', async ({ page }) => {
  const directory = mkdtempSync(join(tmpdir(), 'weekwise-viewer-'));
  const server = await startServer();
  try {
    const syllabus = join(directory, 'mosses.pdf');
    writeFileSync(syllabus, await filledForm());
    await signIn(page, server.url);
    await page.getByLabel('Course name').fill('Mosses');
    await choose(page, 'Choose the syllabus', syllabus);
    await page.getByRole('button', { name: 'Build the plan' }).click();
    await leaveReview(page);
    await page.getByRole('textbox', { name: /^Ask / }).fill('Who is the instructor?');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: /^Source 1/ }).click();
    await expect(page.locator('.quote-layer').first()).toBeVisible();
    // The share of dark points where the field of the instructor stands.
    const inked = () =>
      page
        .locator('.pdfViewer canvas')
        .first()
        .evaluate((canvas: HTMLCanvasElement) => {
          const { width, height } = canvas;
          const [left, top] = [Math.round((160 / 595) * width), Math.round(((842 - 740) / 842) * height)];
          const area = [Math.round((300 / 595) * width), Math.round((20 / 842) * height)] as const;
          const points = canvas.getContext('2d')?.getImageData(left, top, ...area).data ?? [];
          return points.filter((value, at) => at % 4 === 0 && value < 100).length / (area[0] * area[1]);
        });
    await expect.poll(inked).toBeGreaterThan(0.01);
    await expect(page.locator('.pdfViewer').locator('input, a')).toHaveCount(0);
  } finally {
    await server.remove();
    rmSync(directory, { recursive: true, force: true });
  }
});
