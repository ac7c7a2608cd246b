import { useApolloClient } from '@apollo/client/react';
import { readOperatorError } from '../text/readOperatorError.ts';

/**
 * Message of a refused save. If another operator saved first, the stored values are read again. The form keeps what was typed, and
 * the next attempt is based on the new values.
 */
export function useRefusedSave(): (thrown: unknown) => string {
  const client = useApolloClient();
  return (thrown) => {
    const { code, message } = readOperatorError(thrown);
    if (code !== 'CONFLICT') return message;
    void client.refetchQueries({ include: 'active' });
    return 'Bu arada başka biri kaydetti. Dokunmadığınız alanlar yenilendi, yazdıklarınız duruyor; denetleyip yeniden kaydedin.';
  };
}
