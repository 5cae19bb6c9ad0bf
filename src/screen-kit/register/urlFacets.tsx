import { atom, useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { useLocation } from 'wouter'
import type { Option } from '../../contract/shapes/base.ts'
import { itemsOf } from '../../state/lookup.ts'
import { idInAddress } from '../list/addressField.ts'
import { unreadText } from '../list/unreadFilter.ts'
import { ChoiceField } from '../lookup/ChoiceField.tsx'
import type { LookupOptions } from '../lookup/lookupOptions.ts'
import { useSearch } from '../useSearch.ts'

/**
 * A filter above a register that shows only the records of a chosen object. The id of the object is a URL parameter, so
 * that links keep the filter.
 */
export type Narrowing<R> = {
  address: string
  label: string
  from: LookupOptions
  fits: (record: R, id: number) => boolean
  start?: (blank: R, chosen: Option) => R
}

/** Returns the chosen id in the URL: `id` is null if there is none; `unread` says which value cannot be parsed. */
const choiceIn = (search: string, name: string): { id: number | null; unread?: string } => {
  const texts = [...new Set(new URLSearchParams(search).getAll(name).filter((text) => text.trim() !== ''))]
  const [text, ...others] = texts
  const id = text === undefined || others.length > 0 ? undefined : idInAddress.read(text)
  return id === undefined && text !== undefined ? { id: null, unread: unreadText(texts, false) } : { id: id ?? null }
}

const useChoose = () => {
  const search = useSearch()
  const [path, navigate] = useLocation()
  return (choices: Readonly<Record<string, number | null>>) => {
    const params = new URLSearchParams(search)
    for (const [name, id] of Object.entries(choices)) {
      if (id === null) params.delete(name)
      else params.set(name, idInAddress.write(id))
    }
    const tail = params.toString()
    navigate(tail ? `${path}?${tail}` : path, { replace: true })
  }
}

export const useChosenInAddress = (name: string) => {
  const choose = useChoose()
  const { id, unread } = choiceIn(useSearch(), name)
  return {
    chosen: id,
    error: unread && `В адреса ${unread}. Затова няма редове: изберете друго или покажете всички.`,
    choose: (next: number | null) => choose({ [name]: next }),
  }
}

/**
 * Returns the rows that match all filters of the URL, whether a filter is set, and a function that clears all filters.
 * A filter that cannot be parsed matches no row.
 */
export const useNarrowed = <R,>(rows: readonly R[] | undefined, narrowings: readonly Narrowing<R>[]) => {
  const search = useSearch()
  const choose = useChoose()
  const shown = useMemo(() => {
    const chosen = narrowings.flatMap(({ address, fits }) => {
      const { id, unread } = choiceIn(search, address)
      if (unread !== undefined) return [{ fits: () => false, id: 0 }]
      return id === null ? [] : [{ fits, id }]
    })
    return chosen.length === 0 ? rows : rows?.filter((row) => chosen.every(({ fits, id }) => fits(row, id)))
  }, [rows, narrowings, search])
  return {
    shown,
    isNarrowed: narrowings.some(({ address }) => {
      const { id, unread } = choiceIn(search, address)
      return id !== null || unread !== undefined
    }),
    showAll: () => choose(Object.fromEntries(narrowings.map(({ address }) => [address, null]))),
  }
}

export const useNarrowedStart = <R,>(blank: R, narrowings: readonly Narrowing<R>[]): R | undefined => {
  const search = useSearch()
  const lookups = useAtomValue(
    useMemo(() => atom((get) => narrowings.map(({ from }) => get(from.optionsAtom))), [narrowings]),
  )
  return narrowings.reduce<R | undefined>((before, { address, start }, at) => {
    const chosen = itemsOf(lookups[at] ?? { kind: 'loading' })?.find(({ id }) => id === choiceIn(search, address).id)
    return start && chosen ? start(before ?? blank, chosen) : before
  }, undefined)
}

export const NarrowingField = <R,>({ of, narrowing }: { of: string; narrowing: Narrowing<R> }) => {
  const { address, label, from } = narrowing
  const { chosen, error, choose } = useChosenInAddress(address)
  return (
    <ChoiceField
      id={`${of}-narrowing-${address}`}
      label={label}
      placeholder="Всички"
      from={from}
      value={chosen}
      onChange={choose}
      error={error}
    />
  )
}
