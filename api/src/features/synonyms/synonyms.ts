import type { Message } from '../../../../domain/messages/message.ts';
import type { SearchSynonym } from '../../generated/prisma/client.ts';
import { searchedWords } from '../../../../domain/search/searchedWords.ts';
import { requireOperator, type Context } from '../../lib/context.ts';
import { differsFromStored } from '../../lib/differsFromStored.ts';
import { checkText } from '../../lib/text/checkText.ts';
import { AppError } from '../../lib/errors.ts';
import { recordAudit } from '../audit/recordAudit.ts';

/** Few enough to read at a glance and never to slow a search. */
const maxSynonyms = 500;
const maxWords = 5;
const maxTextLength = 80;

interface SynonymInput {
  /** The synonym to change; a new one without it. */
  id?: number | null;
  words: string;
  means: string;
  /** Omitted: stays; of a new one, true. */
  isTwoWay?: boolean | null | undefined;
}

/** All of them, by their words. */
export async function listSynonyms(context: Context): Promise<SearchSynonym[]> {
  requireOperator(context);
  return context.db.prisma.searchSynonym.findMany({ orderBy: [{ words: 'asc' }, { means: 'asc' }] });
}

/**
 * Saves a synonym in the normalised form of searches. Errors: BAD_INPUT with fields, NOT_FOUND, CONFLICT for an
 * existing pair.
 */
export async function saveSynonym(context: Context, input: SynonymInput): Promise<SearchSynonym> {
  requireOperator(context);
  const pair = checkedSynonym(input);
  return context.db.prisma.$transaction(async (tx) => {
    // Serializes concurrent saves, so that the limit and the uniqueness of pairs hold.
    await tx.$executeRaw`LOCK TABLE search_synonyms IN SHARE ROW EXCLUSIVE MODE`;
    const before = input.id == null ? null : await tx.searchSynonym.findUnique({ where: { id: input.id } });
    if (input.id != null && !before) throw new AppError('NOT_FOUND', 'synonymNotFound');
    const { words, means } = pair;
    const data = { ...pair, isTwoWay: input.isTwoWay ?? before?.isTwoWay ?? true };
    if (before && !differsFromStored(before, data)) return before;
    const twin = await tx.searchSynonym.findFirst({
      where: {
        OR: [
          { words, means },
          { words: means, means: words },
        ],
        NOT: { id: before?.id ?? 0 },
      },
    });
    if (twin) throw new AppError('CONFLICT', 'synonymExists');
    if (!before && (await tx.searchSynonym.count()) >= maxSynonyms)
      throw new AppError('BAD_INPUT', { message: 'tooManySynonyms', limit: maxSynonyms });
    const saved = before
      ? await tx.searchSynonym.update({ where: { id: before.id }, data })
      : await tx.searchSynonym.create({ data });
    await recordAudit(
      { ...context, tx },
      {
        action: 'synonym.save',
        entity: 'synonym',
        entityId: saved.id,
        ...(before && { before: shown(before) }),
        after: shown(saved),
      },
    );
    return saved;
  });
}

/** Errors: NOT_FOUND. */
export async function deleteSynonym(context: Context, id: number): Promise<SearchSynonym> {
  requireOperator(context);
  return context.db.prisma.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT FROM search_synonyms WHERE id = ${id} FOR UPDATE`;
    const synonym = await tx.searchSynonym.findUnique({ where: { id } });
    if (!synonym) throw new AppError('NOT_FOUND', 'synonymNotFound');
    await tx.searchSynonym.delete({ where: { id } });
    await recordAudit(
      { ...context, tx },
      { action: 'synonym.delete', entity: 'synonym', entityId: id, before: shown(synonym) },
    );
    return synonym;
  });
}

function shown({ words, means, isTwoWay }: SearchSynonym) {
  return { words, means, isTwoWay };
}

function checkedSynonym({ words, means }: SynonymInput) {
  const problems: Record<string, Message> = {};
  const read = (field: string, text: string) => {
    const found = searchedWords(checkText(text, field));
    const folded = found.join(' ');
    if (found.length === 0) problems[field] = 'wordRequired';
    else if (found.length > maxWords || folded.length > maxTextLength)
      problems[field] = { message: 'synonymTooLong', words: maxWords, limit: maxTextLength };
    return folded;
  };
  const checked = { words: read('words', words), means: read('means', means) };
  if (Object.keys(problems).length === 0 && checked.words === checked.means)
    problems.means = 'sameAsSearched';
  if (Object.keys(problems).length > 0) throw new AppError('BAD_INPUT', 'synonymNotSaved', problems);
  return checked;
}
