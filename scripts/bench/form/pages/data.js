// Before any module, and in a file of its own: the driver's watch of the network asks where a request began, for which
// V8 parses the script once more that made it.
globalThis.benchData = fetch('/data.json').then((response) => response.json());
