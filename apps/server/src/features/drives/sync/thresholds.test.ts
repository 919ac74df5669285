import { limits } from '@weekwise/contracts/limits.ts';
import { describe, expect, it } from 'vitest';
import { folderOnDrive, searchableIn, sync } from '../../../testing/synced-folder.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { taskEnd } from '../../../testing/uploads.ts';

const testApp = useTestApp();
const tides = 'Tides are caused by the pull of the moon and the sun on the water of the oceans.';
const garbage = '(cid:12)(cid:44)(cid:9) (cid:3)(cid:87)(cid:12) (cid:44)(cid:5) (cid:8)(cid:91)(cid:17)';
const enrolled = () => folderOnDrive(testApp);
const searchable = (folderId: string) => searchableIn(testApp, folderId);

describe('thresholds', () => {
  it('leave passages out, and the report says which and why', async () => {
    const { student, folderId, put } = await enrolled();
    const empty = 'What is it that you were to do, and with whom, and why?';
    await put('mixed.md', `# One\n\n${tides}\n\n# Two\n\n${garbage}\n\n# Three\n\n${empty}\n`);
    await put('garbage.md', garbage);
    const { report, counts } = await sync(student, folderId, {}, 'advanced-sync');
    expect(counts).toMatchObject({ done: 1, failed: 1 });
    expect(report?.failed_files).toMatchObject([{ name: 'garbage.md', error: { code: 'file_unreadable' } }]);
    expect(report?.total_skipped_passages).toBe(2);
    expect(report?.skipped_passages).toMatchObject([
      { file_name: 'mixed.md', excerpt: garbage, quality: 0, reason: 'quality' },
      { file_name: 'mixed.md', excerpt: empty, reason: 'semantic_density' },
    ]);
    expect(await searchable(folderId)).toEqual([tides]);

    await put('mixed.md', `# One\n\n${tides}\n\n# Two\n\n${garbage}\n`);
    const none = { quality_threshold: 0, semantic_density_min: 0, enable_progress: false };
    const again = await student.post(`/api/folders/${folderId}/advanced-sync`, none);
    expect(again.json()).toMatchObject({ status: 'completed', task: { report: { total_skipped_passages: 0 } } });
    expect(await searchable(folderId)).toEqual([tides, garbage]);
  });

  it('above the usual ones blame themselves, and not the file', async () => {
    const { student, folderId, put } = await enrolled();
    await put('tides.md', tides);
    const { report } = await sync(student, folderId, { semantic_density_min: 1 }, 'advanced-sync');
    expect(report?.failed_files).toMatchObject([{ name: 'tides.md', error: { code: 'file_below_thresholds' } }]);
  });

  it('reach files that were read already where that is asked; the answer says which files they reach', async () => {
    const { student, folderId, put } = await enrolled();
    const both = { quality_threshold: 0, semantic_density_min: 0 };
    await put('mixed.md', `# One\n\n${tides}\n\n# Two\n\n${garbage}\n`);
    await put('garbage.md', garbage);
    expect((await sync(student, folderId)).thresholds).toEqual({
      quality_threshold: limits.qualityThreshold,
      semantic_density_min: limits.semanticDensityMin,
      applied_to: 'new_and_changed',
    });

    const usual = await sync(student, folderId, both, 'advanced-sync');
    expect(usual.thresholds).toEqual({ ...both, applied_to: 'new_and_changed' });
    expect(await searchable(folderId)).toEqual([tides]);

    const loose = await student.post(`/api/folders/${folderId}/advanced-sync`, { ...both, apply_to_all: true });
    expect(loose.json().task.thresholds).toEqual({ ...both, applied_to: 'all' });
    expect((await taskEnd(student, loose.json().operation_id)).counts).toMatchObject({ done: 2, failed: 0 });
    expect((await searchable(folderId)).sort()).toEqual([garbage, garbage, tides].sort());

    const strict = await sync(student, folderId, { apply_to_all: true }, 'advanced-sync');
    expect(strict.report).toMatchObject({
      drive: { unchanged: 2 },
      failed_files: [{ name: 'garbage.md', error: { code: 'file_unreadable' } }],
      skipped_passages: [{ file_name: 'mixed.md', excerpt: garbage }],
    });
    expect(await searchable(folderId)).toEqual([tides]);
  });

  it('of a sync that another one joins are those that it began with', async () => {
    const { student, folderId, put } = await enrolled();
    await put('tides.md', tides);
    const ask = (body: object) => student.post(`/api/folders/${folderId}/advanced-sync`, body);
    const [one, other] = await Promise.all([ask({ quality_threshold: 0.1 }), ask({ quality_threshold: 0.1 })]);
    const late = (await ask({ quality_threshold: 0.9 })).json();
    const first = [one.json(), other.json()].find(({ operation_id: id }) => id === late.operation_id);
    expect(late.task.thresholds.quality_threshold).toBe(first ? 0.1 : 0.9);
    await taskEnd(student, late.operation_id);
  });
});
