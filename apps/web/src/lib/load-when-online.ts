/**
 * Loads a part of the app; where the connection is gone, as soon as it is back. A part that failed once is else never
 * asked for again.
 */
export async function loadWhenOnline<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    if (navigator.onLine) throw error;
    await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
    return loadWhenOnline(load);
  }
}
