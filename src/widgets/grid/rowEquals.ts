import type { MenuItem } from '../overlays/menuItem.ts'
import type { Refusal } from '../refusal.ts'
import type { GridColumn, RowTone } from './gridColumn.ts'

export type GridRowProps<R> = {
  row: R
  index: number
  columns: readonly GridColumn<R>[]
  opening: string | undefined
  label: string
  moreOfLink: string
  href: string | undefined
  onOpen: (() => void) | undefined
  tone: RowTone | undefined
  current: boolean
  isOrdered: boolean
  choice: { chosen: boolean; onChange: (chosen: boolean) => void; because: string | undefined } | undefined
  actions: readonly MenuItem[] | undefined
}

const sameValues = <T extends object>(one: T, other: T): boolean => {
  const names = Object.keys(one) as (keyof T)[]
  return names.length === Object.keys(other).length && names.every((name) => Object.is(one[name], other[name]))
}
const sameLists = <T>(
  one: readonly T[] | undefined,
  other: readonly T[] | undefined,
  same: (one: T, other: T) => boolean,
): boolean =>
  one === other ||
  (one !== undefined &&
    other !== undefined &&
    one.length === other.length &&
    one.every((item, at) => same(item, other[at] as T)))

const sameRefusal = (one: Refusal | undefined, other: Refusal | undefined) =>
  one === other || (one !== undefined && other !== undefined && sameValues(one, other))
const sameAction = (one: MenuItem, other: MenuItem) =>
  sameRefusal(one.refusal, other.refusal) &&
  sameValues({ ...one, refusal: null, run: null }, { ...other, refusal: null, run: null })
const sameColumn = <R>(one: GridColumn<R>, other: GridColumn<R>) => sameValues(one, other)

/** True if the row would render the same. Handlers are not compared. */
export const rowEquals = <R>(one: Readonly<GridRowProps<R>>, other: Readonly<GridRowProps<R>>): boolean =>
  one.row === other.row &&
  one.index === other.index &&
  one.opening === other.opening &&
  one.label === other.label &&
  one.moreOfLink === other.moreOfLink &&
  one.href === other.href &&
  one.tone === other.tone &&
  one.current === other.current &&
  one.isOrdered === other.isOrdered &&
  (one.onOpen === undefined) === (other.onOpen === undefined) &&
  one.choice?.chosen === other.choice?.chosen &&
  one.choice?.because === other.choice?.because &&
  (one.choice === undefined) === (other.choice === undefined) &&
  sameLists(one.columns, other.columns, sameColumn) &&
  sameLists(one.actions, other.actions, sameAction)
