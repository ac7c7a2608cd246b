import { pipeline, type Readable, type Transform } from 'node:stream';

/**
 * Pipes a stream through others and returns the last. The last one fails with the error of any of them, and if it is
 * closed early, all are closed. With `.pipe()`, an error of the source would end the process, and the last would wait.
 */
export function pipeThrough<Last extends Transform>(
  source: Readable,
  ...transforms: [...Transform[], Last]
): Last {
  // The reader of the last stream gets the error.
  pipeline([source, ...transforms], () => undefined);
  return transforms[transforms.length - 1] as Last;
}
