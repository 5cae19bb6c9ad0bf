import type { ReactNode, Ref } from 'react'
import { ComboOption } from './ComboOption.tsx'

type Props<T> = {
  ref: Ref<HTMLDivElement>
  id: string
  label: string
  items: readonly T[]
  itemKey: (item: T) => string | number
  renderItem: (item: T) => ReactNode
  groupOf?: ((item: T) => string) | undefined
  chosen: ((item: T) => boolean) | undefined
  active: number
  onPick: (item: T) => void
  onMore: (() => void) | undefined
}

/** Groups consecutive items with the same heading; without `groupOf` all items form one group without a heading. */
const grouped = <T,>(items: readonly T[], groupOf: ((item: T) => string) | undefined) => {
  const groups: { heading: string; lines: { item: T; place: number }[] }[] = []
  for (const [place, item] of items.entries()) {
    const heading = groupOf?.(item) ?? ''
    const last = groups.at(-1)
    if (last && last.heading === heading) last.lines.push({ item, place })
    else groups.push({ heading, lines: [{ item, place }] })
  }
  return groups
}

/** Returns the attributes that mark a group of options, because a listbox may not contain a fieldset. */
const groupOfOptions = (heading: string) => ({ role: 'group', 'aria-label': heading })

/**
 * The listbox of a combobox. The input refers to the active option by the id `<id>-<index>`. More options are loaded
 * near the end of the list.
 */
export const ComboList = <T,>(props: Props<T>) => {
  const { ref, id, label, items, itemKey, renderItem, groupOf, chosen, active, onPick, onMore } = props
  const options = (lines: readonly { item: T; place: number }[]) =>
    lines.map(({ item, place }) => (
      <ComboOption
        key={itemKey(item)}
        id={`${id}-${place}`}
        active={place === active}
        chosen={chosen?.(item) ?? false}
        onPick={() => onPick(item)}
      >
        {renderItem(item)}
      </ComboOption>
    ))
  return (
    <div
      tabIndex={-1}
      ref={ref}
      id={id}
      role="listbox"
      aria-label={label}
      className="combo-list"
      onScroll={({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) =>
        scrollTop + clientHeight > scrollHeight - 48 && onMore?.()
      }
    >
      {grouped(items, groupOf).map(({ heading, lines }) =>
        heading === '' ? (
          options(lines)
        ) : (
          <div key={heading} {...groupOfOptions(heading)}>
            <div className="combo-heading" aria-hidden>
              {heading}
            </div>
            {options(lines)}
          </div>
        ),
      )}
    </div>
  )
}
