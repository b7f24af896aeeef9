// Runs before the first paint, so that a dark page never flashes white. The key is that of web/stores/display.ts.
try {
  const { theme, likeDevice } = JSON.parse(localStorage.getItem('displayStoreKey'));
  if (likeDevice ? matchMedia('(prefers-color-scheme: dark)').matches : theme === 'dark') {
    document.documentElement.dataset.theme = 'dark';
    document.querySelector('meta[name="theme-color"]').content = '#171e27';
  }
} catch {
  // Nothing stored yet, or storage is closed to us: light is the default.
}
