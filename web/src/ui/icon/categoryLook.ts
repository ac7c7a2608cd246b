import { categoryIcon } from '../../../../domain/listing/categoryIcons.ts';
import type { Hue } from './hueStyle.ts';
import * as icons from './icons.ts';

/** Outlines by the short names of the domain's rule. */
const outlines: Record<string, string> = {
  food: icons.foodIcon,
  cup: icons.cupIcon,
  bread: icons.breadIcon,
  bed: icons.bedIcon,
  shop: icons.shopIcon,
  book: icons.bookIcon,
  health: icons.healthIcon,
  tooth: icons.toothIcon,
  cap: icons.capIcon,
  chip: icons.chipIcon,
  scissors: icons.scissorsIcon,
  car: icons.carIcon,
  gym: icons.gymIcon,
  bike: icons.bikeIcon,
  paw: icons.pawIcon,
  tree: icons.treeIcon,
  law: icons.lawIcon,
  wrench: icons.wrenchIcon,
  building: icons.buildingIcon,
  leaf: icons.leafIcon,
};

/** A category, or the name of what may be one. */
export type LookedAt = string | { name: string; icon?: string | null } | null | undefined;

/** Hue and icon of a category: the chosen ones, else by keywords of its name, else the shop front. */
export function categoryLook(category: LookedAt): { hue: Hue; icon: string } {
  const { name, icon: chosen } =
    typeof category === 'object' && category ? category : { name: category ?? '' };
  const { icon, hue } = categoryIcon(name, chosen);
  return { hue, icon: outlines[icon] ?? icons.shopIcon };
}
