// Writes the software bill of materials (CycloneDX JSON): every package in package-lock.json.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const target = process.argv[2] ?? 'sbom.cdx.json';
const flags = ['sbom', '--package-lock-only', '--sbom-format=cyclonedx', '--sbom-type=application', '--loglevel=error'];

const root = fileURLToPath(new URL('..', import.meta.url));
const npm = process.env.npm_execpath;
const options = { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 };
const { status, stdout, stderr } = npm
  ? spawnSync(process.execPath, [npm, ...flags], options)
  : spawnSync('npm', flags, { ...options, shell: process.platform === 'win32' });

const bill = readBill(stdout);
if (status !== 0 || !bill) {
  console.error(`${stderr ?? ''}The bill of materials could not be made. It needs npm 10 or newer.`);
  process.exit(1);
}
// npm takes the name from the folder's name.
bill.metadata.component.name = bill.metadata.component['bom-ref'].split('@')[0];
writeFileSync(target, `${JSON.stringify(bill, null, 2)}\n`);
console.log(`${bill.components.length} packages are listed in ${target}.`);

function readBill(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
