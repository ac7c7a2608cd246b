const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const entryLength = 46;
// 1 January 1980, 00:00, the zero of ZIP's calendar.
const firstDay = 0x0021;

/** Sets the date of every file in a ZIP archive to one day, in place, so that equal contents make equal bytes. */
export function pinZipDates(archive: Buffer): Buffer {
  let end = archive.length - 22;
  while (end >= 0 && archive.readUInt32LE(end) !== endSignature) end--;
  if (end < 0) throw new RangeError('Not a ZIP archive.');
  const count = archive.readUInt16LE(end + 10);
  let entry = archive.readUInt32LE(end + 16);
  for (let i = 0; i < count; i++) {
    if (archive.readUInt32LE(entry) !== entrySignature) throw new RangeError('A damaged ZIP directory.');
    const file = archive.readUInt32LE(entry + 42);
    for (const time of [entry + 12, file + 10]) {
      archive.writeUInt16LE(0, time);
      archive.writeUInt16LE(firstDay, time + 2);
    }
    const variable =
      archive.readUInt16LE(entry + 28) + archive.readUInt16LE(entry + 30) + archive.readUInt16LE(entry + 32);
    entry += entryLength + variable;
  }
  return archive;
}
