import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { createConnection } from 'mysql2/promise';

import { freePort } from '#server/testing/freePort.ts';

export const mariadb = ['/usr/sbin/mariadbd', '/usr/local/sbin/mariadbd'].find((file) => existsSync(file));

export interface TlsDatabase {
  port: number;
  /**
   * PEM file of the certificate authority that issued the server's certificate for "localhost", and of one that did
   * not.
   */
  authority: string;
  strangersAuthority: string;
  /** Switches the server to a certificate of the same authority for another host name. */
  certifyFor(name: string): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a MariaDB of its own that accepts TLS connections only, with an empty database "filiz". */
export async function startTlsDatabase(): Promise<TlsDatabase> {
  const directory = mkdtempSync(path.join(tmpdir(), 'filiz-tls-'));
  const at = (name: string) => path.join(directory, name);
  makeAuthority(at('ca'));
  makeAuthority(at('stranger'));
  certify(at('server'), at('ca'), 'localhost');
  const port = await freePort();
  const user = `--user=${userInfo().username}`;
  const common = ['--no-defaults', `--datadir=${at('data')}`, user];
  execFileSync('mariadb-install-db', [...common, '--auth-root-authentication-method=normal', '--skip-test-db'], {
    stdio: 'ignore',
  });
  const options = [
    `--port=${port}`,
    '--bind-address=127.0.0.1',
    `--socket=${at('socket')}`,
    `--pid-file=${at('pid')}`,
    `--ssl-cert=${at('server.pem')}`,
    `--ssl-key=${at('server.key')}`,
    '--require-secure-transport=ON',
    '--innodb-buffer-pool-size=8M',
  ];
  const child = spawn(mariadb!, [...common, ...options], { stdio: 'ignore' });
  const kill = () => void child.kill('SIGKILL');
  process.once('exit', kill);
  const exited = once(child, 'exit');
  await prepare(at('socket'));
  return {
    port,
    authority: at('ca.pem'),
    strangersAuthority: at('stranger.pem'),
    certifyFor: async (host) => {
      certify(at('server'), at('ca'), host);
      const connection = await createConnection({ socketPath: at('socket'), user: 'root' });
      await connection.query('flush ssl');
      await connection.end();
    },
    stop: async () => {
      kill();
      await exited;
      process.off('exit', kill);
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

async function prepare(socketPath: string) {
  for (let attempt = 0; ; attempt += 1) {
    try {
      const connection = await createConnection({ socketPath, user: 'root' });
      await connection.query('create database filiz');
      await connection.query("create user filiz@'%' identified by 'secret'");
      await connection.query("grant all on filiz.* to filiz@'%'");
      return await connection.end();
    } catch (error) {
      if (attempt === 200) throw error;
      await sleep(100);
    }
  }
}

const openssl = (...parameters: string[]) => execFileSync('openssl', parameters, { stdio: 'ignore' });
const newKey = (name: string) => ['-newkey', 'rsa:2048', '-nodes', '-keyout', `${name}.key`];

function makeAuthority(name: string) {
  openssl('req', '-x509', ...newKey(name), '-out', `${name}.pem`, '-days', '2', '-subj', `/CN=${path.basename(name)}`);
}

function certify(name: string, authority: string, host: string) {
  openssl('req', ...newKey(name), '-out', `${name}.csr`, '-subj', `/CN=${host}`);
  writeFileSync(`${name}.ext`, `subjectAltName=DNS:${host}\n`);
  const signed = ['-CA', `${authority}.pem`, '-CAkey', `${authority}.key`, '-CAcreateserial', '-days', '2'];
  openssl('x509', '-req', '-in', `${name}.csr`, ...signed, '-extfile', `${name}.ext`, '-out', `${name}.pem`);
}
