import { from, lastValueFrom, mergeMap, toArray } from 'rxjs'

/** A record in the lists of a dialog: its number or name, and what it is about. */
export type BulkItem = { guid: string; label: string; about: string }

const maxConcurrent = 6

/** Loads something for each record, some at once, and returns it by the record's GUID. */
export const loadEach = async <R extends { guid: string }, L>(
  rows: readonly R[],
  load: (row: R) => Promise<L>,
): Promise<ReadonlyMap<string, L>> =>
  new Map(
    await lastValueFrom(
      from(rows).pipe(
        mergeMap(async (row): Promise<[string, L]> => [row.guid, await load(row)], maxConcurrent),
        toArray(),
      ),
    ),
  )
