import { styled } from '../theme/styled.tsx';
import { cva } from '../theme/styles.ts';

const cardRecipe = cva({ base: { bg: 'surface', borderRadius: 'card', boxShadow: 'rest' } });

export const Card = styled('div', cardRecipe);
