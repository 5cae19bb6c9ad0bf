import { type ReactNode, useState } from 'react'
import { Button } from '../buttons/Button.tsx'
import { IconButton } from '../buttons/IconButton.tsx'
import { Glyph } from '../Glyph.tsx'
import { results } from '../grid/results.ts'
import { type Icon, IconClose, IconSearch } from '../icons.ts'
import { Tag } from '../tags/Tag.tsx'
import { Combobox } from './Combobox.tsx'
import { type ControlAria, FieldFrame, type FieldProps } from './FieldFrame.tsx'

export type PickerState = 'idle' | 'searching' | 'found' | 'failed'
type Props<T> = FieldProps & {
  text: string
  onText: (text: string) => void
  state: PickerState
  items: readonly T[]
  total?: number | undefined
  hasMore?: boolean
  onMore?: () => void
  onRetry?: () => void
  itemKey: (item: T) => string | number
  itemText: (item: T) => string
  renderItem?: (item: T) => ReactNode
  itemIcon?: (item: T) => Icon
  selected: readonly T[]
  onPick: (item: T) => void
  onRemove: (item: T) => void
  multiple?: boolean
  prompt?: string
  nothingFound?: ReactNode
  onNothing?: () => void
  placeholder?: string
  action?: ReactNode
}

/** A search field whose results load page by page; chosen items are listed with a remove button. */
export const PickerField = <T,>(props: Props<T>) => {
  const { selected, multiple = false, action, ...rest } = props
  const single = !multiple && selected[0] !== undefined
  const [left, setLeft] = useState('')
  const isUnread = !single && rest.text.trim() !== ''
  const frame = frameOf(rest)
  const unread = isUnread && left === rest.text ? notChosen(rest.text) : undefined
  return (
    <FieldFrame {...frame} error={unread ?? frame.error}>
      {(aria) => (
        <>
          {multiple && selected.length > 0 && (
            <ul className="picked flex flex-wrap gap-1 p-0 list-none" aria-label={`Избрани: ${props.label}`}>
              {selected.map((item) => (
                <li key={props.itemKey(item)}>
                  <Tag onRemove={props.disabled ? undefined : () => props.onRemove(item)}>{props.itemText(item)}</Tag>
                </li>
              ))}
            </ul>
          )}
          {single ? (
            <Picked {...props} aria={aria} item={selected[0] as T} />
          ) : (
            <Finder {...props} aria={aria} onLeft={() => setLeft(rest.text)} />
          )}
          {action}
        </>
      )}
    </FieldFrame>
  )
}

export const notChosen = (text: string): string =>
  `„${text.trim()}“ не е избрано. Изберете от намерените или изтрийте написаното.`

const frameOf = <T,>(props: Omit<Props<T>, 'selected' | 'multiple' | 'action'>): FieldProps => ({
  label: props.label,
  error: props.error,
  remedy: props.remedy,
  hint: props.hint,
  required: props.required,
  later: props.later,
  disabled: props.disabled,
  id: props.id,
  hideLabel: props.hideLabel,
  set: props.set,
  className: props.className,
})

const Picked = <T,>({ aria, item, ...props }: Props<T> & { aria: ControlAria; item: T }) => (
  <div className="picked-one">
    {props.itemIcon && <Glyph icon={props.itemIcon(item)} />}
    <output id={aria.id} className="picked-text" aria-describedby={aria['aria-describedby']}>
      {props.itemText(item)}
    </output>
    {!props.disabled && (
      <IconButton icon={IconClose} label={`Премахни „${props.itemText(item)}“`} onClick={() => props.onRemove(item)} />
    )}
  </div>
)

const Finder = <T,>({ aria, onLeft, ...props }: Props<T> & { aria: ControlAria; onLeft: () => void }) => {
  const { state, items, hasMore, onMore, itemIcon, renderItem, itemText, onNothing } = props
  return (
    <Combobox
      aria={aria}
      label={props.label}
      unread={props.text.trim() !== ''}
      onLeave={onLeft}
      onStopped={onLeft}
      text={props.text}
      onText={props.onText}
      items={state === 'failed' ? [] : items}
      itemKey={props.itemKey}
      renderItem={(item) => (
        <>
          {itemIcon && <Glyph icon={itemIcon(item)} />}
          <span>{renderItem?.(item) ?? itemText(item)}</span>
        </>
      )}
      chosen={(item) => props.selected.some((other) => props.itemKey(other) === props.itemKey(item))}
      onPick={props.onPick}
      {...(onNothing && state === 'found' && items.length === 0 && { onEnter: onNothing })}
      note={noteOf(props)}
      announce={announceOf(props)}
      busy={state === 'searching'}
      onMore={hasMore && state !== 'searching' ? onMore : undefined}
      placeholder={props.placeholder ?? 'Търсене…'}
      leading={IconSearch}
    />
  )
}

const noteOf = <T,>({ state, items, total, prompt, nothingFound, onRetry }: Props<T>): ReactNode => {
  if (state === 'failed') {
    return (
      <>
        Търсенето не успя.
        {onRetry && (
          <Button small onClick={onRetry}>
            Опитай отново
          </Button>
        )}
      </>
    )
  }
  if (state === 'searching') return 'Търсене…'
  if (state === 'idle') return prompt
  if (items.length === 0) return nothingFound ?? 'Няма намерени резултати.'
  return total !== undefined && total > items.length ? `Показани ${items.length} от ${total}` : undefined
}

const announceOf = <T,>({ state, items, total, hasMore, prompt }: Props<T>): string =>
  ({
    idle: prompt ?? '',
    searching: '',
    failed: 'Търсенето не успя.',
    found: hasMore && total === undefined ? `Първите ${items.length} резултата` : results(total ?? items.length),
  })[state]
