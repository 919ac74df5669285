// Runs before the first paint, so that a dark theme never flashes white. lib/theme.ts writes the value.
try {
  const name = JSON.parse(localStorage.getItem('weekwise.theme') ?? 'null');
  if (typeof name === 'string' && /^[a-z-]+$/.test(name)) document.documentElement.dataset.theme = name;
} catch {
  // Storage is closed to us (private mode) or holds something else: the default theme shows.
}
