// Before any module, which would begin it later.
globalThis.benchData = fetch('/data.json').then((response) => response.json());
