import { useApolloClient } from '@apollo/client/react';
import type { AdminBusiness_EditFragment, BusinessInput } from '../../../graphql/generated.ts';
import {
  AdminBusinessEditDocument,
  MakeBusinessDocument,
  SaveBusinessDocument,
} from '../../../graphql/generated.ts';
import { useIdempotencyKey } from '../../../lib/useIdempotencyKey.ts';
import { readOperatorError } from '../../shared/text/readOperatorError.ts';

/** Result of submitting the form. */
export type SaveResult =
  | { kind: 'saved'; business: AdminBusiness_EditFragment }
  | { kind: 'stale'; business: AdminBusiness_EditFragment }
  | { kind: 'refused'; fields: Record<string, string>; message: string }
  | { kind: 'left' };

/** Sends a form; a failure of any kind is an answer. */
export function useBusinessSave() {
  const client = useApolloClient();
  const { keyOf } = useIdempotencyKey();

  async function send(id: number | null, input: BusinessInput, version: number | null): Promise<SaveResult> {
    try {
      if (id === null) {
        const { data } = await client.mutate({
          mutation: MakeBusinessDocument,
          variables: { input, idempotencyKey: keyOf(input) },
        });
        if (data) return { kind: 'saved', business: data.createBusiness };
      } else {
        const { data } = await client.mutate({
          mutation: SaveBusinessDocument,
          variables: { id, input, version },
        });
        if (data) return { kind: 'saved', business: data.updateBusiness };
      }
      return { kind: 'refused', fields: {}, message: 'Sunucu anlaşılmaz bir yanıt verdi.' };
    } catch (thrown) {
      const { code, fields, message } = readOperatorError(thrown);
      // The login opens automatically; the draft waits behind it.
      if (code === 'UNAUTHENTICATED') return { kind: 'left' };
      if (code === 'CONFLICT' && id !== null && fields.version !== undefined) return readStale(id);
      return { kind: 'refused', fields, message };
    }
  }

  async function readStale(id: number): Promise<SaveResult> {
    try {
      const { data } = await client.query({
        query: AdminBusinessEditDocument,
        variables: { id },
        fetchPolicy: 'network-only',
      });
      if (data?.businessById) return { kind: 'stale', business: data.businessById };
    } catch {
      // Reported below.
    }
    return {
      kind: 'refused',
      fields: {},
      message: 'Bu kayıt siz düzenlerken değişti ve yeniden okunamadı. Tekrar deneyin.',
    };
  }

  return send;
}
