import { matcherOf, searchable } from '../words/foldText.ts'

export type NestedRecord = { id: number; parentId: number | null }

export const childrenIn = <R extends NestedRecord>(parentId: number | null, all: readonly R[]): R[] =>
  all.filter((one) => one.parentId === parentId)

/** Returns the id of a record and of all records under it. A cycle in the data causes no endless loop. */
export const withAllUnder = (id: number, all: readonly NestedRecord[]): ReadonlySet<number> => {
  const ids = new Set([id])
  for (const known of ids) for (const { id: below } of childrenIn(known, all)) ids.add(below)
  return ids
}

export const isInItself = ({ id, parentId }: NestedRecord, all: readonly NestedRecord[]): boolean =>
  parentId !== null && id !== 0 && withAllUnder(id, all).has(parentId)

export type Nested<R> = { record: R; children: readonly Nested<R>[] }

const nestedIn = <R extends NestedRecord>(
  parentId: number | null,
  all: readonly R[],
  above: readonly number[],
): Nested<R>[] =>
  childrenIn(parentId, all).flatMap((record) =>
    above.includes(record.id) ? [] : [{ record, children: nestedIn(record.id, all, [...above, record.id]) }],
  )

export const nestRecords = <R extends NestedRecord>(all: readonly R[]): Nested<R>[] => {
  const known = new Set(all.map(({ id }) => id))
  const isPlaced = ({ parentId }: R) => parentId !== null && known.has(parentId)
  return nestedIn(
    null,
    all.map((one) => (isPlaced(one) ? one : { ...one, parentId: null })),
    [],
  )
}

export const pathOptions = <R extends NestedRecord>(
  all: readonly R[],
  nameOf: (record: R) => string,
): { id: number; name: string }[] => {
  const optionsOf = (nodes: readonly Nested<R>[], above: string): { id: number; name: string }[] =>
    nodes.flatMap(({ record, children }) => {
      const name = above + nameOf(record)
      return [{ id: record.id, name }, ...optionsOf(children, `${name} / `)]
    })
  return optionsOf(nestRecords(all), '')
}

export const filterNodes = <N extends { children: readonly N[] }>(
  nodes: readonly N[],
  textOf: (node: N) => string,
  typed: string,
): readonly N[] => {
  const fits = matcherOf(typed)
  const found = (level: readonly N[]): N[] =>
    level.flatMap((node) => {
      if (fits(searchable(textOf(node)))) return [node]
      const children = found(node.children)
      return children.length > 0 ? [{ ...node, children }] : []
    })
  return typed.trim() === '' ? nodes : found(nodes)
}
