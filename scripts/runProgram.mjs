import { pathToFileURL } from 'node:url';

/** Runs a built program in this process, so that signals and exit codes are its own. */
export async function runProgram(file, args) {
  process.env.NODE_ENV ??= 'production';
  process.setSourceMapsEnabled(true);
  process.argv = [process.execPath, file, ...args];
  await import(pathToFileURL(file).href);
}
