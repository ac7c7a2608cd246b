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
const kind = { type: PlaceKind, required: true, description: 'Which kind of place.' } as const;

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
      description: 'Lower case letters, digits and hyphens; left out: the first free one of the name.',
    }),
    icon: t.string({ description: 'Of a category; null or empty: found by its name.' }),
    country: t.string({ description: 'Of a city: ISO 3166-1 alpha-2 code, or a name; left out: not known.' }),
  }),
});

const DeletePlaceInput = builder.inputType('DeletePlaceInput', {
  description: 'Which category or city goes.',
  fields: (t) => ({
    kind: t.field(kind),
    id: t.int({ required: true, description: 'Number of the category or city.' }),
    version: t.int(version),
  }),
});

const DeleteEmptyPlacesInput = builder.inputType('DeleteEmptyPlacesInput', {
  description: 'Which of the categories or cities that no listing uses go: what is left out is any.',
  fields: (t) => ({
    kind: t.field(kind),
    search: t.string({
      description: 'Parts of the name, of a former one, or of one that was merged into it.',
    }),
    countryCode: t.string({ description: 'ISO 3166-1 alpha-2 code; of cities.' }),
  }),
});

const UpdatePlaceInput = builder.inputType('UpdatePlaceInput', {
  description: 'Which category or city, and what becomes of it; what is left out stays as it is.',
  fields: (t) => ({
    kind: t.field(kind),
    id: t.int({ required: true, description: 'Number of the category or city.' }),
    name: t.string({ description: 'Its name, at most 200 characters.' }),
    slug: t.string({ description: 'Lower case letters, digits and hyphens; the former address leads on.' }),
    icon: t.string({ description: 'Of a category; null or empty: found by its name.' }),
    version: t.int(version),
  }),
});

const MergePlacesInput = builder.inputType('MergePlacesInput', {
  description: 'Which category or city goes, and which one stays.',
  fields: (t) => ({
    kind: t.field(kind),
    id: t.int({ required: true, description: 'The one that goes.' }),
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
      'Deletes a category or a city that no listing uses, not even one in the trash; others are merged. Done at once, or by a worker while an import runs. Operators only.',
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
      'Renames a category or a city, gives it another address or icon. Done at once, or by a worker where it has many listings or an import runs. Operators only.',
    args: { input: t.arg({ type: UpdatePlaceInput, required: true, description: 'The input.' }) },
    resolve: async (_root, { input }, context) =>
      found(context, (await updatePlace(context, input.kind, input.id, input)).id),
  }),
  mergePlaces: t.field({
    type: PlaceChange,
    authScopes: { operator: true },
    description:
      'Queues the merging of a category or a city into another: listings move, its address leads on, imports that name it mean the other. Operators only.',
    args: { input: t.arg({ type: MergePlacesInput, required: true, description: 'Which into which.' }) },
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
      'Takes a change back: of a merge, the listings that it moved and nobody moved since; what was created goes while no listing uses it; what was deleted comes back with its number and addresses. Operators only.',
    args: { id: t.arg.int(id) },
    resolve: async (_root, args, context) => found(context, (await undoPlaceChange(context, args.id)).id),
  }),
}));
