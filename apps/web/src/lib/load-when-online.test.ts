import { expect, it, vi } from 'vitest';
import { loadWhenOnline } from './load-when-online.ts';

it('waits for the connection where it is gone, and loads then', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = vi.fn().mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue('part');
  const loaded = loadWhenOnline(load);
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
  onLine.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  expect(await loaded).toBe('part');
});

it('does not hide that a part is missing', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  await expect(loadWhenOnline(() => Promise.reject(new TypeError('gone')))).rejects.toThrow('gone');
});
