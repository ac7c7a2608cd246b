import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';

export interface FileDigest {
  bytes: number;
  /** In hexadecimal. */
  sha256: string;
}

/** Stream that counts and hashes its bytes. */
export class FileMeter extends Transform {
  #bytes = 0;
  readonly #hash = createHash('sha256');

  override _transform(chunk: Buffer, _encoding: string, done: (error: null, chunk: Buffer) => void): void {
    this.#bytes += chunk.length;
    this.#hash.update(chunk);
    done(null, chunk);
  }

  /** Of the whole file; call it once, after the end. */
  digest(): FileDigest {
    return { bytes: this.#bytes, sha256: this.#hash.digest('hex') };
  }
}
