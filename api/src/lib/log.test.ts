import { describe, expect, it, jest } from '@jest/globals';
import { createLog } from './log.ts';

function lines(write: (log: ReturnType<typeof createLog>) => void): string[] {
  const written: string[] = [];
  write(createLog('info', { write: (line) => written.push(line) }));
  return written;
}

describe('the log', () => {
  it('writes every entry as one line of JSON', () => {
    const [line = '', ...more] = lines((log) =>
      log.error({ err: new Error('first\nsecond') }, 'went\nwrong\u2028'),
    );
    expect(more).toEqual([]);
    expect(line.trimEnd()).not.toMatch(/[\r\n]/);
    expect(JSON.parse(line)).toMatchObject({ level: 'error', msg: 'went\nwrong\u2028' });
  });

  it('masks secrets at any depth of a request', () => {
    const secrets = { password: 'hunter2-hunter2', accessKey: 'hunter2-hunter2', token: 'hunter2-hunter2' };
    const [line] = lines((log) =>
      log.info(
        {
          ...secrets,
          body: { ...secrets, input: secrets },
          req: { headers: { authorization: 'hunter2', cookie: 'hunter2' } },
          res: { headers: { 'set-cookie': 'hunter2' } },
        },
        'login',
      ),
    );
    expect(line).toContain('[secret]');
    expect(line).not.toContain('hunter2');
  });

  it('starts no timer if it is silent', () => {
    const start = jest.spyOn(globalThis, 'setInterval');
    try {
      createLog('silent').error('refused');
      expect(start).not.toHaveBeenCalled();
    } finally {
      start.mockRestore();
    }
  });

  it('omits entries below its level', () => {
    expect(lines((log) => log.debug('noise'))).toEqual([]);
  });
});
