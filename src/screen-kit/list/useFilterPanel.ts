import { useAtom, useAtomValue } from 'jotai'
import { useMemo, useState } from 'react'
import { today } from '../../dates/clock.ts'
import { daysOf, periodChoices } from '../../rules/deadlines/periodChoices.ts'
import { foldedFiltersAtom } from '../../state/layout.ts'
import { announce } from '../../widgets/focus/announce.ts'
import { longestText } from './addressField.ts'
import { type Edits, searchAction, shownFilter, withoutUnset } from './filterDraft.ts'
import { changed, type FilterTag, type ListFilter } from './listFilter.ts'
import type { PeriodState } from './usePeriod.ts'

const sameFilter = 'Филтърът е същият, редовете се обновяват.'
const noFilter = 'Не е избран филтър, показани са всички редове.'
const unreadFilter = 'Част от филтъра не може да се прочете, затова няма редове.'

export type Filtering<F> = {
  /** The name of the list, set if the list has a page for itself; its filter panel can then be collapsed to tags. */
  name?: string
  filter: Partial<F>
  /** True while the rows of the applied filter are requested. */
  fetching: boolean
  unreadTags?: readonly FilterTag<F>[]
  show: (filter: Partial<F>, settled?: (name: keyof F & string) => boolean) => void
  refresh: () => void
}

type NamesOf<F, T> = { [K in keyof F]: T extends F[K] ? K : never }[keyof F] & string
type FlagsOf<F> = { [K in keyof F]: NonNullable<F[K]> extends true ? K : never }[keyof F] & string

/**
 * Returns a filter panel: the list has the applied filter, the panel has the edits. Spread `card()` into
 * `<FilterCard>`, and `text(…)`, `id(…)`, `choice(…)` or `flag(…)` into fields. Pass the result of `usePeriod` to
 * `card`, so that a filter with an invalid date is not applied.
 */
export const useFilterPanel = <F extends object>(about: ListFilter<F>, list: Filtering<F>) => {
  const { name, filter: applied, fetching, unreadTags = [] } = list
  const [folded, setFolded] = useAtom(foldedFiltersAtom)
  const [edits, setEdits] = useState<Edits<F>>({})
  const tags = useAtomValue(useMemo(() => about.tagsAtom(applied), [about, applied]))
  const values = shownFilter(applied, edits)
  const edit = (change: Edits<F>) => setEdits((before) => ({ ...before, ...change }))
  const change = (name: keyof F & string, value: unknown) => edit(changed(about, name, value))
  const isSet = (name: keyof F & string) => tags.some(({ key }) => key === name)

  const isActive = about.isOn(applied) || unreadTags.length > 0

  const apply = () => {
    const next = searchAction(applied, edits, about.isOn, fetching)
    setEdits({})
    if (next.kind === 'go') list.show(next.filter)
    if (next.kind === 'refresh') list.refresh()
    // The rows and their count may be the same as before; without this announcement a screen reader user would not
    // notice that the search ended.
    if (next.kind !== 'go') announce(unreadTags.length > 0 ? unreadFilter : about.isOn(applied) ? sameFilter : noFilter)
    return about.isOn(next.kind === 'go' ? next.filter : applied)
  }
  /**
   * Removes the filter. The first page is requested again also if no filter was applied (specification 2, section 5).
   */
  const clear = () => {
    setEdits({})
    if (isActive || fetching) list.show(about.clearFilter(applied), () => true)
    else list.refresh()
  }
  const remove = (name: keyof F & string) => {
    const names = about.withNarrowed(name)
    setEdits((before) => without(before, names))
    list.show({ ...about.clearFilter({}), ...without(applied, names) }, (one) => names.includes(one))
  }

  /**
   * Returns the buttons for usual periods. A click applies the period together with the other edits; a second click
   * removes the period.
   */
  const choicesOf = (period: PeriodState) =>
    periodChoices.map(({ key, label }) => {
      const days = daysOf(key, today())
      const isOn = period.applied.fromDate === days.fromDate && period.applied.toDate === days.toDate
      const onPress = () => {
        period.reset()
        setEdits({})
        const chosen = isOn ? { fromDate: undefined, toDate: undefined } : days
        list.show(withoutUnset({ ...values, ...chosen }) as Partial<F>)
      }
      return { key, label, pressed: isOn, onPress }
    })

  return {
    values,
    applied,
    edit,
    card: (period?: PeriodState) => ({
      active: isActive,
      ...(period && { choices: choicesOf(period) }),
      busy: fetching,
      advancedOpen: about.isFoldedOn(applied),
      tags: [
        ...unreadTags.map(({ key, label }) => ({ key, label, isWrong: true, onRemove: () => remove(key) })),
        ...tags.map(({ key, label }) => ({ key, label, onRemove: () => remove(key) })),
      ],
      onApply: () => (!period || period.check()) && apply(),
      folding:
        name === undefined
          ? undefined
          : { left: folded[name], onFold: (on: boolean) => setFolded({ ...folded, [name]: on }) },
      onClear: () => {
        period?.reset()
        clear()
      },
    }),
    text: (name: NamesOf<F, string>) => {
      const value: unknown = values[name]
      return {
        value: typeof value === 'string' ? value : '',
        onChange: (typed: string) => change(name, typed),
        maxLength: longestText,
        set: isSet(name),
      }
    },
    /** Returns the properties of a select field; an empty field sets no filter. */
    id: (name: NamesOf<F, number>) => {
      const value: unknown = values[name]
      return {
        value: typeof value === 'number' ? value : undefined,
        onChange: (id: number | undefined) => change(name, id ?? about.fields[name].blank),
        set: isSet(name),
        placeholder: 'Всички',
      }
    },
    choice: (name: keyof F & string) => {
      const value = values[name]
      const { address } = about.fields[name]
      return {
        value: value === undefined ? '' : address.write(value),
        onChange: (text: string) => change(name, address.read(text)),
        set: isSet(name),
        empty: 'Всички',
      }
    },
    flag: (name: FlagsOf<F>) => ({
      checked: values[name] === true,
      onChange: (on: boolean) => change(name, on ? true : undefined),
    }),
  }
}

const without = <T extends object>(from: T, names: readonly PropertyKey[]): T =>
  Object.fromEntries(Object.entries(from).filter(([name]) => !names.includes(name))) as T
