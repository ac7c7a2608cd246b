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
const kind = { type: PlaceKind, required: true, description: 'Kind: category or city.' } as const;

const version = {
  description: 'Expected version. The call fails with CONFLICT if it is not the current one.',
} as const;

const CreatePlaceInput = builder.inputType('CreatePlaceInput', {
  description: 'A new category or city.',
  fields: (t) => ({
    kind: t.field(kind),
    name: t.string({
      required: true,
      description:
        'Name, at most 200 characters. It must be unique among categories, or among the cities of the country; case and accents are ignored.',
    }),
    slug: t.string({
      description: 'Lower-case letters, digits and hyphens; omitted: derived from the name.',
    }),
    icon: t.string({ description: 'Icon of a category; null or empty: chosen by its name.' }),
    country: t.string({
      description: 'Country of a city, as an ISO 3166-1 alpha-2 code or a name; omitted: unknown.',
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
      description: 'Part of the current name, of a former name, or of the name of a merged category or city.',
    }),
    countryCode: t.string({ description: 'ISO 3166-1 alpha-2 code; for cities only.' }),
  }),
});

const UpdatePlaceInput = builder.inputType('UpdatePlaceInput', {
  description: 'Changes to a category or city; an omitted field stays unchanged.',
  fields: (t) => ({
    kind: t.field(kind),
    id: t.int({ required: true, description: 'Number of the category or city.' }),
    name: t.string({ description: 'Name, at most 200 characters.' }),
    slug: t.string({ description: 'Lower-case letters, digits and hyphens. The former URL redirects.' }),
    icon: t.string({ description: 'Icon of a category; null or empty: chosen by its name.' }),
    version: t.int(version),
  }),
});

const MergePlacesInput = builder.inputType('MergePlacesInput', {
  description: 'Source and target of the merge.',
  fields: (t) => ({
    kind: t.field(kind),
    id: t.int({ required: true, description: 'Id of the category or city to merge.' }),
    targetId: t.int({ required: true, description: 'Id of the category or city that remains.' }),
  }),
});

builder.mutationFields((t) => ({
  createPlace: t.field({
    type: PlaceChange,
    authScopes: { operator: true },
    description: 'Creates a category or a city without listings. Operators only.',
    args: {
      input: t.arg({ type: CreatePlaceInput, required: true, description: 'The new category or city.' }),
    },
    resolve: async (_root, { input }, context) =>
      found(context, (await createPlace(context, input.kind, input)).id),
  }),
  deletePlace: t.field({
    type: PlaceChange,
    authScopes: { operator: true },
    description:
      'Deletes a category or city that no listing uses, not even in the trash; merge those in use. Done immediately, or by a worker while an import runs. Operators only.',
    args: {
      input: t.arg({ type: DeletePlaceInput, required: true, description: 'Category or city to delete.' }),
    },
    resolve: async (_root, { input }, context) =>
      found(context, (await deletePlace(context, input.kind, input)).id),
  }),
  deleteEmptyPlaces: t.field({
    type: PlaceChange,
    authScopes: { operator: true },
    description: 'Deletes all unused categories or cities of a filter, as one change. Operators only.',
    args: {
      input: t.arg({
        type: DeleteEmptyPlacesInput,
        required: true,
        description: 'Filter of categories or cities.',
      }),
    },
    resolve: async (_root, { input }, context) =>
      found(context, (await deleteEmptyPlaces(context, input.kind, input)).id),
  }),
  updatePlace: t.field({
    type: PlaceChange,
    authScopes: { operator: true },
    description:
      'Changes the name, slug or icon of a category or city. Done immediately, or by a worker if it has many listings or an import runs. Operators only.',
    args: { input: t.arg({ type: UpdatePlaceInput, required: true, description: 'Input of the mutation.' }) },
    resolve: async (_root, { input }, context) =>
      found(context, (await updatePlace(context, input.kind, input.id, input)).id),
  }),
  mergePlaces: t.field({
    type: PlaceChange,
    authScopes: { operator: true },
    description:
      'Queues the merge of a category or city into another. Its listings move, its URL redirects, and later imports map its name to the target. Operators only.',
    args: { input: t.arg({ type: MergePlacesInput, required: true, description: 'Source and target.' }) },
    resolve: async (_root, { input }, context) =>
      found(context, (await mergePlaces(context, input.kind, input)).id),
  }),
  cancelPlaceChange: t.field({
    type: PlaceChange,
    authScopes: { operator: true },
    description: 'Cancels a queued or running change; nothing is changed. Operators only.',
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
      'Undoes a change. After a merge, moved listings return unless they were moved again. A created category or city is deleted if unused; a deleted one is restored with its id and URLs. Operators only.',
    args: { id: t.arg.int(id) },
    resolve: async (_root, args, context) => found(context, (await undoPlaceChange(context, args.id)).id),
  }),
}));
