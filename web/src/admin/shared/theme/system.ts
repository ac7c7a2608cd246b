import {
  createSystem,
  defaultBaseConfig,
  type RecipeDefinition,
  type RecipeRuntimeFn,
  type RecipeVariantRecord,
  type SystemContext,
} from '@chakra-ui/react';
import { memoizedStyles } from './memoizedStyles.ts';
import { themeConfig } from './themeConfig.ts';

/** The names of `semanticTokens`, without what they are by day and by night: an element only names the variable. */
const named = {
  colors: {
    ...names('bg surface sunken line field text muted rating lite onAccent'),
    accent: names('DEFAULT hover soft'),
    positive: names('DEFAULT soft'),
    danger: names('DEFAULT soft'),
    warning: names('DEFAULT soft'),
    data: names('DEFAULT soft'),
    map: names('land road park water'),
    tile: Object.fromEntries(
      'clay caramel ochre olive sage mist lake slate plum rose'
        .split(' ')
        .map((hue) => [hue, names('wall trim ink')]),
    ),
  },
  shadows: names('rest float'),
};

function names(list: string) {
  return Object.fromEntries(list.split(' ').map((name) => [name, { value: name }]));
}

function makeSystem(): SystemContext {
  const themed = createSystem(defaultBaseConfig, themeConfig, { theme: { tokens: named } });
  // Chakra builds the recipe of an element again on each rendering; one for each configuration is enough.
  const recipes = new WeakMap<object, unknown>();
  function cva<T extends RecipeVariantRecord>(config: RecipeDefinition<T>): RecipeRuntimeFn<T> {
    const recipe = (recipes.get(config) as RecipeRuntimeFn<T> | undefined) ?? themed.cva(config);
    recipes.set(config, recipe);
    return recipe;
  }
  return {
    ...themed,
    _global: [],
    // Also in the statement that orders the layers.
    _config: { ...themed._config, disableLayers: true },
    css: memoizedStyles(themed.css),
    cva,
  };
}

let made: SystemContext | undefined;

/**
 * Styles of the back office's own elements: only the names of the tokens, whose values are in the page's style
 * sheet, and no recipes of Chakra. Created on first use.
 */
export function system(): SystemContext {
  return (made ??= makeSystem());
}
