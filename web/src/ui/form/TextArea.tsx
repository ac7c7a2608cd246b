import { chakra } from '@chakra-ui/react';
import { fieldRecipe } from './Input.tsx';

export const TextArea = chakra('textarea', fieldRecipe);
