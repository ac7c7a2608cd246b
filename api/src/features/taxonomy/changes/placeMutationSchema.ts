import { builder } from '../../../graphql/builder.ts';
import type { Context } from '../../../lib/context.ts';
import { createPlace } from './createPlace.ts';
import { deleteEmptyPlaces, deletePlace } from './deletePlaces.ts';
import { withDetails } from './history/listPlaceChanges.ts';
import { PlaceChange } from './history/placeChangeSchema.ts';
import { PlaceKind } from './placeSchema.ts';
import { cancelPlaceChange, mergePlaces, updatePlace } from './startPlaceChange.ts';
import { undoPlaceChange } from './history/undoPlaceChange.ts';

const found = (context: Context, id: number) =>
  context.db.prisma.placeChange.findUniqueOrThrow({ where: { id }, include: withDetails });

const id = { required: true, description: 'Number of the change.' } as const;
const kind = { type: PlaceKind, required: true, description: 'Category or city.' } as const;

const version = {
  description: 'The version that was looked at: refused with CONFLICT where it is no longer the newest.',
} as const;

const CreatePlaceInput = builder.inputType('CreatePlaceInput', {
  description: 'A new category or city.',
  fields: (t) => ({
    kind: t.field(kind),
    name: t.string({
      required: true,
      description:
        'Its name, at most 200 characters; no other of its kind (and country) has it in any case or accent.',
    }),
    slug: t.string({
      description: 'Lower-case letters, digits and hyphens; omitted: the first free one for the name.',
    }),
    icon: t.string({ description: 'Icon of a category; null or empty: chosen by its name.' }),
    country: t.string({
      description: 'Country of a city: ISO 3166-1 alpha-2 code or name; omitted: unknown.',
    }),
  }),
});

const DeletePlaceInput = builder.inputType('DeletePlaceInput', {
  description: 'Category or city to delete.',
  fields: (t) => ({
    kind: t.field(kind),
    id: t.int({ required: true, description: 'Number of the category or city.' }),
    version: t.int(version),
  }),
});

const DeleteEmptyPlacesInput = builder.inputType('DeleteEmptyPlacesInput', {
  description: 'Filter of the unused categories or cities to delete; an omitted field matches any.',
  fields: (t) => ({
    kind: t.field(kind),
    search: t.string({
      description: 'Parts of the name, of a former one, or of one that was merged into it.',
    }),
    countryCode: t.string({ description: 'ISO 3166-1 alpha-2 code; of cities.' }),
  }),
});

const UpdatePlaceInput = builder.inputType('UpdatePlaceInput', {
  description: 'Category or city, and its changes; an omitted field stays unchanged.',
  fields: (t) => ({
    kind: t.field(kind),
    id: t.int({ required: true, description: 'Number of the category or city.' }),
    name: t.string({ description: 'Its name, at most 200 characters.' }),
    slug: t.string({ description: 'Lower-case letters, digits and hyphens; the former URL redirects.' }),
    icon: t.string({ description: 'Icon of a category; null or empty: chosen by its name.' }),
    version: t.int(version),
  }),
});

const MergePlacesInput = builder.inputType('MergePlacesInput', {
  description: 'Source and target of the merge.',
  fields: (t) => ({
    kind: t.field(kind),
    id: t.int({ required: true, description: 'The one to be merged.' }),
    targetId: t.int({ required: true, description: 'The one that stays.' }),
  }),
});

builder.mutationFields((t) => ({
  createPlace: t.field({
    type: PlaceChange,
    authScopes: { operator: true },
    description: 'Creates a category or a city without listings. Operators only.',
    args: { input: t.arg({ type: CreatePlaceInput, required: true, description: 'The new one.' }) },
    resolve: async (_root, { input }, context) =>
      found(context, (await createPlace(context, input.kind, input)).id),
  }),
  deletePlace: t.field({
    type: PlaceChange,
    authScopes: { operator: true },
    description:
      'Deletes an unused category or city, including by listings in the trash; merge those in use. Done immediately, or by a worker while an import runs. Operators only.',
    args: { input: t.arg({ type: DeletePlaceInput, required: true, description: 'Which one.' }) },
    resolve: async (_root, { input }, context) =>
      found(context, (await deletePlace(context, input.kind, input)).id),
  }),
  deleteEmptyPlaces: t.field({
    type: PlaceChange,
    authScopes: { operator: true },
    description:
      'Deletes all categories or cities of a filter that no listing uses, as one change. Operators only.',
    args: { input: t.arg({ type: DeleteEmptyPlacesInput, required: true, description: 'Which ones.' }) },
    resolve: async (_root, { input }, context) =>
      found(context, (await deleteEmptyPlaces(context, input.kind, input)).id),
  }),
  updatePlace: t.field({
    type: PlaceChange,
    authScopes: { operator: true },
    description:
      'Changes the name, slug or icon of a category or city. Done immediately, or by a worker if it has many listings or an import runs. Operators only.',
    args: { input: t.arg({ type: UpdatePlaceInput, required: true, description: 'The input.' }) },
    resolve: async (_root, { input }, context) =>
      found(context, (await updatePlace(context, input.kind, input.id, input)).id),
  }),
  mergePlaces: t.field({
    type: PlaceChange,
    authScopes: { operator: true },
    description:
      'Queues the merge of a category or city into another: its listings move, its URL redirects, and later imports map its name to the other. Operators only.',
    args: { input: t.arg({ type: MergePlacesInput, required: true, description: 'Source and target.' }) },
    resolve: async (_root, { input }, context) =>
      found(context, (await mergePlaces(context, input.kind, input)).id),
  }),
  cancelPlaceChange: t.field({
    type: PlaceChange,
    authScopes: { operator: true },
    description: 'Stops a change that waits or runs; nothing of it is done. Operators only.',
    args: { id: t.arg.int(id) },
    resolve: async (_root, args, context) => {
      await cancelPlaceChange(context, args.id);
      return found(context, args.id);
    },
  }),
  undoPlaceChange: t.field({
    type: PlaceChange,
    authScopes: { operator: true },
    description:
      'Undoes a change. After a merge, moved listings return unless they were moved again; a created one is deleted if unused; a deleted one is restored with its id and URLs. Operators only.',
    args: { id: t.arg.int(id) },
    resolve: async (_root, args, context) => found(context, (await undoPlaceChange(context, args.id)).id),
  }),
}));
