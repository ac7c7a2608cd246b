import { chakra } from '@chakra-ui/react';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Wrap } from '../../../ui/text/Wrap.tsx';

/** A listing while it loads. */
export function BusinessPageSkeleton() {
  return (
    <Wrap>
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr) {sizes.24}', lg: 'minmax(0, 1fr) {sizes.photo}' }}
        columnGap={{ base: '4', lg: '12' }}
        alignItems="center"
        mt="12"
      >
        <chakra.div display="grid" gap="3">
          <Skeleton h="6" w="24" borderRadius="pill" />
          <Skeleton h="10" w="full" maxW="cityField" />
          <Skeleton h="4" w="full" maxW="score" />
          <Skeleton h="4" w="full" maxW="category" />
        </chakra.div>
        <Skeleton aspectRatio={{ base: '1', lg: '4 / 3' }} borderRadius="card" />
      </chakra.div>
      <chakra.div display="grid" gap="3" mt="12" maxW="prose">
        <Skeleton h="6" w="full" maxW="score" />
        {[1, 2, 3, 4, 5, 6, 7].map((line) => (
          <Skeleton key={line} h="4" />
        ))}
      </chakra.div>
    </Wrap>
  );
}
