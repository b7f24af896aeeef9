/* The peer: node:http with the minimum that reads and saves a document. GET reads the row, parses its JSON and
   serialises it again, compressed as Filiz compresses it where that is asked for. PUT parses the body and updates the row with `revision = revision + 1` in SQLite, in WAL with
   synchronous=FULL, before it answers with revision and content. No authentication, XSRF, validation, conflict check,
   explicit transaction or security headers. */
import { createServer } from 'node:http';
import { DatabaseSync } from 'node:sqlite';
import { brotliCompress, constants } from 'node:zlib';

const [port, file] = [Number(process.argv[2]), process.argv[3]!];
const database = new DatabaseSync(file);
database.exec('pragma journal_mode = WAL; pragma synchronous = FULL');
database.exec('create table documents (id text primary key, content text not null, revision integer not null)');
const insert = database.prepare("insert or ignore into documents values (?, '{}', 0)");
const read = database.prepare('select content, revision from documents where id = ?');
const update = database.prepare('update documents set content = ?, revision = revision + 1 where id = ?');

const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 3, [constants.BROTLI_PARAM_LGWIN]: 18 } };

const server = createServer((request, response) => {
  const id = request.url!;
  const answer = (data: unknown) => {
    const body = JSON.stringify({ data });
    const headers = { 'content-type': 'application/json' };
    if (request.headers['accept-encoding'] === undefined) {
      response.writeHead(200, { ...headers, 'content-length': Buffer.byteLength(body) }).end(body);
      return;
    }
    brotliCompress(body, quality, (_, compressed) =>
      response
        .writeHead(200, { ...headers, 'content-encoding': 'br', 'content-length': compressed.length })
        .end(compressed),
    );
  };
  if (request.method === 'GET') {
    const row = read.get(id) as { content: string; revision: number };
    return answer({ content: JSON.parse(row.content) as unknown, revision: row.revision });
  }
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const { content, revision } = JSON.parse(Buffer.concat(chunks).toString()) as {
      content: unknown;
      revision: number;
    };
    insert.run(id);
    update.run(JSON.stringify(content), id);
    answer({ revision: revision + 1, content });
  });
});
server.listen(port, '127.0.0.1', () => console.log('is ready'));
