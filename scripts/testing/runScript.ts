import { execFile } from 'node:child_process';

/** Runs a script of this folder as an author would, without environment settings, and returns its output. */
export function runScript(
  script: string,
  parameters: readonly string[] = [],
  settings: Readonly<Record<string, string>> = {},
): Promise<{ code: number | null; output: string }> {
  const env = { ...process.env, TOOLSETS_DIR: '', ...settings };
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [`scripts/${script}.ts`, ...parameters], { env }, (_, printed, faults) =>
      resolve({ code: child.exitCode, output: printed + faults }),
    );
  });
}
