import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../buttons/Button.tsx'
import { type Chip, Chips } from '../buttons/Chips.tsx'
import { IconButton } from '../buttons/IconButton.tsx'
import { classes } from '../classes.ts'
import { IconBusy, IconDown, IconFilter, IconSearch, IconUp } from '../icons.ts'
import { Tag } from '../tags/Tag.tsx'
import { InFilterContext } from './inFilter.ts'
import { focusTooLong } from './tooLong.ts'
import './filter.css'

type Props = {
  title?: string
  /** A filter is applied: „Изчисти“ is offered. */
  active: boolean
  /** Applies the fields; resolves to `true` if the list is narrowed. */
  onApply: () => unknown
  onClear: () => void
  /** A search is running; the user may start another one. */
  busy?: boolean
  /** Folded under „Разширено търсене“. */
  advanced?: ReactNode
  advancedOpen?: boolean
  /** A switch in the line of the buttons. */
  toggle?: ReactNode
  /** Named periods. */
  choices?: readonly Chip[] | undefined
  /** Applied filters, each with a way to remove it if possible. */
  tags?: readonly { key?: string; label: string; isWrong?: true; onRemove?: () => void }[]
  /** Folds to its tags after applying. `left` is the last state, undefined if it was never folded or opened. */
  folding?: { left: boolean | undefined; onFold: (folded: boolean) => void } | undefined
  children: ReactNode
}

/**
 * Folding moves the focus to the button that opens the card; opening moves it to the first field. A filter that is not
 * applied is only folded on a phone.
 */
const useFolding = ({ folding, active }: Pick<Props, 'folding' | 'active'>) => {
  const [folded, setFolded] = useState(folding?.left)
  const [moves, setMoves] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  const turn = (next: boolean) => {
    setFolded(next)
    setMoves(moves + 1)
    folding?.onFold(next)
  }
  useLayoutEffect(() => {
    if (moves === 0) return
    const opener = form.current?.querySelector<HTMLElement>('.filter-fold')
    if (opener?.getAttribute('aria-expanded') === 'false') opener.focus()
    else form.current?.querySelector<HTMLElement>('.filter-grid :is(input, select, button)')?.focus()
  }, [moves])
  return { form, folded: folded === true && active, foldedOnPhone: folded !== false, turn }
}

/** A form, so that Enter in any field applies it (document 1, section 2). */
export const FilterCard = (props: Props) => {
  const { title = 'Търсене', active, onApply, onClear, busy, advanced, advancedOpen = false } = props
  const { toggle, choices = [], tags = [], folding, children } = props
  const [unfolded, setUnfolded] = useState(advancedOpen)
  // Rendered at the first unfolding and kept from then on, because there are many fields.
  const [isDrawn, setDrawn] = useState(advancedOpen)
  const { form, folded, foldedOnPhone, turn } = useFolding({ folding, active })
  const id = useId()
  return (
    <form
      ref={form}
      className={classes(
        'card filter',
        active && 'active',
        folded && 'folded',
        foldedOnPhone && 'folded-on-phone',
        tags.length === 0 && 'without-tags',
      )}
      aria-label={title}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!focusTooLong(event.currentTarget) && onApply() === true && folding) turn(true)
      }}
    >
      <Button
        className="filter-fold"
        kind="text"
        icon={IconFilter}
        iconEnd={foldedOnPhone ? IconDown : IconUp}
        aria-expanded={!foldedOnPhone}
        onClick={() => turn(!foldedOnPhone)}
      >
        Филтър
      </Button>
      <InFilterContext value>
        <div className="filter-grid">{children}</div>
        {advanced !== undefined && (
          <div id={id} className="filter-grid filter-advanced" hidden={!unfolded}>
            {isDrawn && advanced}
          </div>
        )}
      </InFilterContext>
      <div className="filter-foot flex flex-wrap align-items-center gap-2">
        <Button type="submit" kind="navy" icon={busy ? IconBusy : IconSearch} aria-busy={busy}>
          Търсене
        </Button>
        <Button kind="text" className="filter-clear" onClick={onClear}>
          Изчисти
        </Button>
        {advanced !== undefined && (
          <Button
            kind="text"
            iconEnd={unfolded ? IconUp : IconDown}
            aria-expanded={unfolded}
            aria-controls={id}
            onClick={() => {
              setDrawn(true)
              setUnfolded(!unfolded)
            }}
          >
            Разширено търсене
          </Button>
        )}
        {toggle !== undefined && (
          <InFilterContext value>
            <div className="filter-toggle">{toggle}</div>
          </InFilterContext>
        )}
        {choices.length > 0 && <Chips label="Период" items={choices} />}
        {tags.length > 0 && (
          <ul className="filter-tags flex flex-wrap gap-1 p-0 list-none" aria-label="Приложен филтър">
            {tags.map((tag) => (
              <li key={tag.key ?? tag.label}>
                <Tag onRemove={tag.onRemove} isWrong={tag.isWrong}>
                  {tag.label}
                </Tag>
              </li>
            ))}
          </ul>
        )}
        {folding && active && (
          <IconButton className="filter-hide" icon={IconUp} label="Скрий филтъра" onClick={() => turn(true)} />
        )}
      </div>
    </form>
  )
}
