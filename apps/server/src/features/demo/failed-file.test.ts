import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { files } from '../../db/schema/files.ts';
import { readDemo } from '../../testing/demo.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { makeDemoWeeks } from './weeks.service.ts';

const testApp = useTestApp();

it('reads a file of the demo again that could not be read in time', async () => {
  await readDemo(testApp);
  const { db } = testApp.deps;
  await db.update(files).set({ embeddingStatus: 'failed' }).where(eq(files.id, 'demo-syllabus'));
  await expect(makeDemoWeeks(testApp.deps)).rejects.toThrow('still being read');
  await readDemo(testApp);
});
