import { fieldRecipe } from './Input.tsx';
import { styled } from '../theme/styled.tsx';

export const TextArea = styled('textarea', fieldRecipe);
