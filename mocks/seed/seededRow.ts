import { type Key, Table } from '../engine/table.ts'
import type { Frame } from './seedFrame.ts'

export type Seeded<R> = (frame: Frame) => Table<R>

const seededBy =
  <R>(key: (row: R) => Key, rows: (frame: Frame) => R[]): Seeded<R> =>
  (frame) =>
    new Table({ key, seed: () => rows(frame) })

export const seeded = <R extends { id: number }>(rows: (frame: Frame) => R[]) => seededBy(({ id }: R) => id, rows)
export const seededByGuid = <R extends { guid: string }>(rows: (frame: Frame) => R[]) =>
  seededBy(({ guid }: R) => guid, rows)
export const seededByKey = <R extends { key: string }>(rows: (frame: Frame) => R[]) =>
  seededBy(({ key }: R) => key, rows)

type Entries = Record<string, (frame: Frame) => unknown>
export type RowsOf<E extends Entries> = { [T in keyof E]: E[T] extends Seeded<infer R> ? R : never }

export const tablesOf = <E extends Entries>(entries: E, frame: Frame) =>
  Object.fromEntries(Object.entries(entries).map(([name, made]) => [name, made(frame)])) as {
    [T in keyof E]: ReturnType<E[T]>
  }
