import { chakra } from '@chakra-ui/react';
import { Street } from '../../ui/listing/Street.tsx';

/** Decorative street at the bottom of the login. */
export function LoginStreet() {
  return (
    <chakra.div position="absolute" insetX="0" bottom="0" overflow="hidden" aria-hidden="true">
      <chakra.div display={{ base: 'none', md: 'block' }} h="street" opacity="0.9">
        <Street size="wide" />
      </chakra.div>
      <chakra.div display={{ md: 'none' }} h="streetPhone" opacity="0.9">
        <Street size="narrow" />
      </chakra.div>
      <chakra.div h={{ base: '7', md: '8' }} bg="line" />
    </chakra.div>
  );
}
