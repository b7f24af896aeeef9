/** What of a better-sqlite3 connection is used here. */
interface SqliteConnection {
  prepare(sql: string): object;
}

const mostKept = 300;

// What changes the schema is seldom said twice, and savepoints have a name of their own each time.
const isRepeated = (sql: string) => /^\s*(select|insert|update|delete|begin|commit|rollback;)/i.test(sql);

/** Makes a connection keep the statements it has prepared: knex asks for each query's anew, a fifth of what a read costs. */
export function keepStatements<Connection extends SqliteConnection>(connection: Connection): Connection {
  const prepare = connection.prepare.bind(connection);
  const kept = new Map<string, object>();
  connection.prepare = (sql) => {
    if (!isRepeated(sql)) return prepare(sql);
    const statement = kept.get(sql) ?? prepare(sql);
    // The one that was used last stands last; the first is the one that goes.
    kept.delete(sql);
    kept.set(sql, statement);
    const oldest = kept.size > mostKept ? kept.keys().next().value : undefined;
    if (oldest !== undefined) kept.delete(oldest);
    return statement;
  };
  return connection;
}
