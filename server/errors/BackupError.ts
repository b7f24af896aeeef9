/** A backup or restore failed. The message tells the operator what is wrong and what to do. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
  readonly code: BackupErrorCode;

  constructor(code: BackupErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

export type BackupErrorCode =
  | 'nothing-to-back-up'
  | 'value-unknown'
  | 'backup-missing'
  | 'images-missing'
  | 'backup-damaged'
  | 'backup-newer'
  | 'server-running'
  | 'data-present'
  | 'place-not-writable';
