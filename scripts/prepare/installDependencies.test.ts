import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { expect, it, onTestFinished } from 'vitest';

/** A freshly cloned project whose only dependency has an install script. */
function cloneWithIntruder() {
  const directory = mkdtempSync(path.join(tmpdir(), 'filiz-install-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  const clone = path.join(directory, 'clone');
  mkdirSync(path.join(directory, 'intruder'));
  mkdirSync(clone);
  const leaveTrace = `node -e "require('fs').writeFileSync('${path.join(directory, 'trace')}', '')"`;
  const intruder = { name: 'intruder', version: '1.0.0', scripts: { install: leaveTrace, postinstall: leaveTrace } };
  writeFileSync(path.join(directory, 'intruder', 'package.json'), JSON.stringify(intruder));
  const scripts = { say: 'node -e "console.log(1 + 1)"', presay: leaveTrace };
  const project = { name: 'clone', version: '1.0.0', scripts, dependencies: { intruder: 'file:../intruder' } };
  writeFileSync(path.join(clone, 'package.json'), JSON.stringify(project));
  cpSync('.npmrc', path.join(clone, '.npmrc'));
  // Without npm's variables, which are set when the tests run through npm.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name)));
  const npm = (...parameters: string[]) =>
    execFileSync('npm', [...parameters, '--offline', '--no-audit', '--no-fund'], { cwd: clone, env, encoding: 'utf8' });
  return { clone, npm, hasTrace: () => existsSync(path.join(directory, 'trace')) };
}

it('runs no install scripts, with any npm; `npm run` scripts work', () => {
  const { clone, npm, hasTrace } = cloneWithIntruder();
  npm('install');
  npm('ci');
  expect(npm('run', '--silent', 'say')).toBe('2\n');
  expect(hasTrace()).toBe(false);
  // Without .npmrc, the script would run.
  rmSync(path.join(clone, '.npmrc'));
  npm('rebuild', '--foreground-scripts');
  npm('run', 'say');
  expect(hasTrace()).toBe(true);
});
