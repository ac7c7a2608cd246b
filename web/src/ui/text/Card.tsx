import { chakra, defineRecipe } from '@chakra-ui/react';

const cardRecipe = defineRecipe({ base: { bg: 'surface', borderRadius: 'card', boxShadow: 'rest' } });

export const Card = chakra('div', cardRecipe);
