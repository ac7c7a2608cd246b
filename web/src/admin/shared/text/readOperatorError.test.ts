import { CombinedGraphQLErrors, ServerError } from '@apollo/client';
import { describe, expect, it } from '@jest/globals';
import { english } from '../../../../../domain/messages/english.ts';
import { turkish, turkishTextOf } from '../../../../../domain/messages/turkish.ts';
import { messageText } from './messageText.ts';
import { readOperatorError } from './readOperatorError.ts';

const refusal = (extensions: Record<string, unknown>) =>
  new CombinedGraphQLErrors({ errors: [{ message: 'Written in English.', extensions }] });

/** Any value for any parameter. */
const parameters = new Proxy({}, { get: (_all, name) => (name === 'countryCode' ? 'DE' : '7') });

describe('a refusal in the back office', () => {
  it.each(Object.keys(english))('is written in Turkish for %s', (messageCode) => {
    const { message, fields } = readOperatorError(
      refusal({
        code: 'BAD_INPUT',
        messageCode,
        parameters,
        fields: { name: 'Written in English.' },
        fieldMessages: { name: { messageCode, parameters } },
      }),
    );
    const expected = turkishTextOf({ messageCode, parameters });
    expect(expected).toEqual(expect.any(String));
    expect([message, fields.name]).toEqual([expected, expected]);
  });

  it('falls back to Turkish if the server sends an unknown text', () => {
    for (const extensions of [
      { code: 'CONFLICT' },
      { code: 'CONFLICT', messageCode: 'ofLater', parameters: {} },
      { code: 'CONFLICT', messageCode: 'tooLong' },
    ])
      expect(readOperatorError(refusal({ ...extensions, fields: { name: 'In English.' } }))).toMatchObject({
        message: turkish.requestFailed,
        fields: { name: expect.stringMatching(/^(?:Geçersiz değer|İşlem tamamlanamadı\.)$/) },
      });
  });

  it('shows the id of an unexpected fault, the time to wait, and one text for a network failure', () => {
    expect(
      readOperatorError(refusal({ code: 'INTERNAL', messageCode: 'internal', id: 'ab12' })).message,
    ).toBe('Beklenmedik bir hata oluştu. Olay no: ab12');
    expect(readOperatorError(refusal({ code: 'RATE_LIMITED', retryAfter: 84 })).message).toBe(
      '1 dk 24 sn sonra yeniden deneyin.',
    );
    expect(readOperatorError(new TypeError('Failed to fetch')).message).toBe(turkish.serverUnreachable);
  });
});

describe('a refusal before GraphQL runs', () => {
  const answered = (status: number, body: unknown) =>
    new ServerError('Response not successful', {
      response: new Response(null, { status }),
      bodyText: typeof body === 'string' ? body : JSON.stringify(body),
    });

  it('is shown with its reason, and not as a lost connection', () => {
    const refused = { message: 'Refused.', code: 'FORBIDDEN', messageCode: 'crossSiteRefused' };
    expect(readOperatorError(answered(403, refused))).toMatchObject({
      code: 'FORBIDDEN',
      message: turkish.crossSiteRefused,
    });
    const tooMany = { message: 'Wait.', code: 'RATE_LIMITED', messageCode: 'tooManyRequests' };
    expect(readOperatorError(answered(429, { ...tooMany, details: { retryAfter: 5 } })).message).toBe(
      '5 sn sonra yeniden deneyin.',
    );
    const busy = { message: 'Busy.', code: 'UNAVAILABLE', messageCode: 'databaseUnavailable' };
    expect(readOperatorError(answered(503, busy)).message).toBe(turkish.databaseUnavailable);
  });

  it.each(['<h1>502 Bad Gateway</h1>', '', 'null', '[]', '{}', { message: 'Hi' }])(
    'is not read into the answer of another program: %j',
    (body) => {
      expect(readOperatorError(answered(502, body))).toMatchObject({
        code: 'NETWORK',
        message: turkish.serverUnreachable,
      });
    },
  );
});

describe('a stored message', () => {
  it('is shown in Turkish; one of an earlier release as it is', () => {
    expect(
      messageText({ __typename: 'LocalizableMessage', messageCode: 'fileEmpty', parameters: {} }, 'x'),
    ).toBe('Dosya boş.');
    expect(messageText(null, 'Eski metin')).toBe('Eski metin');
    expect(messageText({ messageCode: 'ofLater' }, 'x')).toBe(turkish.requestFailed);
  });
});
