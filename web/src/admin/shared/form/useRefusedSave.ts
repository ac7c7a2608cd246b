import { useApolloClient } from '@apollo/client/react';
import { readOperatorError } from '../text/readOperatorError.ts';

/**
 * Message of a refused save. Where another operator saved first, the stored values are read again: the next attempt is based on
 * them, with what was typed.
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
