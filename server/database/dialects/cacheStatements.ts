/** The part of a better-sqlite3 connection that is used here. */
interface SqliteConnection {
  prepare(sql: string): object;
}

const mostKept = 300;

// Schema changes are rarely repeated, and knex gives every savepoint a name of its own.
const isRepeated = (sql: string) =>
  /^\s*(select|insert|update|delete|begin|commit|rollback;|(savepoint|release|rollback to) member)/i.test(sql);

/** Caches prepared statements (LRU): knex prepares each query again, which is a fifth of the cost of a read. */
export function cacheStatements<Connection extends SqliteConnection>(connection: Connection): Connection {
  const prepare = connection.prepare.bind(connection);
  const kept = new Map<string, object>();
  connection.prepare = (sql) => {
    if (!isRepeated(sql)) return prepare(sql);
    const statement = kept.get(sql) ?? prepare(hideValues(sql));
    // Re-inserted at the end: the map's order is the order of use, and the first entry is evicted.
    kept.delete(sql);
    kept.set(sql, statement);
    const oldest = kept.size > mostKept ? kept.keys().next().value : undefined;
    if (oldest !== undefined) kept.delete(oldest);
    return statement;
  };
  return connection;
}

/**
 * Hides bound values from the query planner behind a unary plus, which changes no value. With STAT4, as the driver
 * compiles it, SQLite lets plans depend on the values of joins and limits: it then prepares the statement again at
 * every execution, which takes several times as long as finding a row.
 */
function hideValues(sql: string): string {
  return sql.replace(/(= |\blimit )\?/gi, '$1+?');
}
