import type { ComponentProps, ElementType, ReactElement } from 'react';
import { cloneElement, isValidElement } from 'react';
import type { RecipeRuntimeFn, RecipeSelection, RecipeVariantRecord } from './generated/types/recipe.d.ts';
import { cx } from './styles.ts';

type Props = Record<string, unknown>;

/** None for a recipe without variants. */
type VariantNames<Variants> = string extends keyof Variants ? never : keyof Variants;

type StyledProps<Tag extends ElementType, Variants extends RecipeVariantRecord> = Omit<
  ComponentProps<Tag>,
  VariantNames<Variants> | 'className' | 'as'
> &
  RecipeSelection<Variants> & {
    /** Overrides the same property of the recipe. */
    className?: string | undefined;
    /** Applies the styles to its only child instead of rendering an element. */
    asChild?: boolean | undefined;
    /** Another element in the same look. */
    as?: ElementType | undefined;
  };

/** An element, or a component that takes `className`, in the look of a recipe. Variants are props. */
export function styled<Tag extends ElementType, Variants extends RecipeVariantRecord>(
  tag: Tag,
  recipe: RecipeRuntimeFn<Variants>,
  defaults?: Partial<ComponentProps<Tag>>,
) {
  const variants = new Set<string>(recipe.variantKeys as string[]);
  return function Styled(given: StyledProps<Tag, Variants>) {
    const rest: Props = { ...defaults };
    const chosen: Props = {};
    const {
      as: Root = tag,
      asChild,
      className,
      ...props
    } = given as Props & { as?: ElementType; className?: string };
    for (const [name, value] of Object.entries(props)) (variants.has(name) ? chosen : rest)[name] = value;
    rest['className'] = cx(recipe(chosen as RecipeSelection<Variants>), className);
    return asChild ? dressed(rest) : <Root {...rest} />;
  };
}

function dressed({ children, ...props }: Props) {
  if (!isValidElement(children)) throw new Error('asChild requires exactly one child element.');
  const child = children as ReactElement<Props>;
  const { className, style } = child.props;
  return cloneElement(child, {
    ...props,
    ...child.props,
    className: cx(props['className'] as string, className as string | undefined),
    ...(props['style'] && style ? { style: { ...props['style'], ...style } } : {}),
  });
}
