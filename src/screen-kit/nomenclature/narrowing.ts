import { atom, useAtomValue } from 'jotai'
import { useLocation } from 'wouter'
import type { Option } from '../../contract/shapes/base.ts'
import { itemsOf, type Lookup } from '../../state/lookup.ts'
import { idInAddress } from '../list/addressField.ts'
import type { LookupOptions } from '../lookup/lookupOptions.ts'
import { useSearch } from '../useSearch.ts'

/** A choice over a register that leaves the records about one thing. It stands in the address, so that a link brings it. */
export type Narrowing<R> = {
  /** Its name in the address. */
  address: string
  label: string
  from: LookupOptions
  fits: (record: R, id: number) => boolean
  /** What a new record begins with while this is chosen. */
  start: (blank: R, chosen: Option) => R
}

const noChoices = atom<Lookup<readonly Option[]>>({ kind: 'loading' })

/** What the address chooses under a name, and how another is chosen; that leaves no step for the way back. */
export const useChosenInAddress = (name: string): [number | null, (id: number | null) => void] => {
  const search = useSearch()
  const [path, navigate] = useLocation()
  const chosen = idInAddress.read(new URLSearchParams(search).get(name) ?? '') ?? null
  const choose = (id: number | null) => {
    const params = new URLSearchParams(search)
    if (id === null) params.delete(name)
    else params.set(name, idInAddress.write(id))
    const tail = params.toString()
    navigate(tail ? `${path}?${tail}` : path, { replace: true })
  }
  return [chosen, choose]
}

/** The record that a new one begins with: about what the list is narrowed to; undefined while that is nothing. */
export const useNarrowedStart = <R>(blank: R, narrowing: Narrowing<R> | undefined): R | undefined => {
  const [id] = useChosenInAddress(narrowing?.address ?? '')
  const lookup = useAtomValue(narrowing?.from.optionsAtom ?? noChoices)
  const chosen = itemsOf(lookup)?.find((option) => option.id === id)
  return narrowing && chosen && narrowing.start(blank, chosen)
}
