import type { ReactNode, Ref } from 'react'
import { ComboOption } from './ComboOption.tsx'

type Props<T> = {
  ref: Ref<HTMLDivElement>
  id: string
  label: string
  items: readonly T[]
  itemKey: (item: T) => string | number
  renderItem: (item: T) => ReactNode
  chosen: ((item: T) => boolean) | undefined
  /** The place of the option that Enter takes. */
  active: number
  onPick: (item: T) => void
  onMore: (() => void) | undefined
}

/** The options of a combobox; the input names the active one by `<id>-<place>`. More are asked for near the end. */
export const ComboList = <T,>(props: Props<T>) => {
  const { ref, id, label, items, itemKey, renderItem, chosen, active, onPick, onMore } = props
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
      {items.map((item, index) => (
        <ComboOption
          key={itemKey(item)}
          id={`${id}-${index}`}
          active={index === active}
          chosen={chosen?.(item) ?? false}
          onPick={() => onPick(item)}
        >
          {renderItem(item)}
        </ComboOption>
      ))}
    </div>
  )
}
