import type { Frame } from '../seed/frame.ts'
import { Table } from './table.ts'

/** A table in one entry, made in the frame of a world: the shape of its rows is that of the rows it begins with. */
export type Seeded<R> = (frame: Frame) => Table<R>

/** A table of rows with an `id`: `seeded(() => addressTypes.map(({ id, name }) => ({ id, name, isActive: true })))`. */
export const seeded =
  <R extends { id: number }>(rows: (frame: Frame) => R[]): Seeded<R> =>
  (frame) =>
    new Table({ key: ({ id }) => id, seed: () => rows(frame) })

type Entries = Record<string, (frame: Frame) => unknown>
/** The rows of each table of some entries. */
export type RowsOf<E extends Entries> = { [T in keyof E]: E[T] extends Seeded<infer R> ? R : never }

/** The tables of some entries in the frame of a world; each is filled when it is first read. */
export const tablesOf = <E extends Entries>(entries: E, frame: Frame) =>
  Object.fromEntries(Object.entries(entries).map(([name, made]) => [name, made(frame)])) as {
    [T in keyof E]: ReturnType<E[T]>
  }
