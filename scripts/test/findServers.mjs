import { existsSync } from 'node:fs';
import { connect } from 'node:net';

const usualPlaces = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
const chromium = process.env.CHROMIUM_PATH ?? usualPlaces.find((path) => existsSync(path));

/**
 * The real servers available for tests. MariaDB and Redis are taken from TEST_MYSQL_URL and TEST_REDIS_URL; otherwise
 * from their standard ports, in CI mode.
 */
export async function findServers() {
  const isCi = process.env.CI === 'true';
  const mysql = process.env.TEST_MYSQL_URL ?? (isCi ? 'mysql://root@127.0.0.1:3306/test' : undefined);
  const redis = process.env.TEST_REDIS_URL ?? (isCi ? 'redis://127.0.0.1:6379' : undefined);
  const environment = {};
  const missing = [];

  if (mysql && (await answers(mysql))) environment.TEST_MYSQL_URL = mysql;
  else {
    missing.push({
      name: 'MySQL or MariaDB',
      what: 'the database tests on it (they ran on SQLite)',
      how: 'Set TEST_MYSQL_URL, such as mysql://root@127.0.0.1:3306/test.',
    });
  }
  if (redis && (await answers(redis))) environment.TEST_REDIS_URL = redis;
  else {
    missing.push({
      name: 'Redis',
      what: 'queue, events and limits across processes (they ran within one)',
      how: 'Set TEST_REDIS_URL, such as redis://127.0.0.1:6379.',
    });
  }
  if (chromium && existsSync(chromium)) environment.CHROMIUM_PATH = chromium;
  else {
    missing.push({
      name: 'Chromium',
      what: 'the browser and Storybook tests',
      how: 'Install it, or set CHROMIUM_PATH.',
    });
  }
  return { environment, missing };
}

function answers(url) {
  const { hostname, port, protocol } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port || (protocol === 'mysql:' ? 3306 : 6379)) });
    const end = (answer) => {
      socket.destroy();
      resolve(answer);
    };
    socket
      .setTimeout(3000, () => end(false))
      .on('connect', () => end(true))
      .on('error', () => end(false));
  });
}
