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
  active: boolean
  /** Applies the fields; resolves to `true` if the list is filtered. */
  onApply: () => unknown
  onClear: () => void
  busy?: boolean
  advanced?: ReactNode
  advancedOpen?: boolean
  toggle?: ReactNode
  choices?: readonly Chip[] | undefined
  /** The applied filters; a filter with `onRemove` can be removed. */
  tags?: readonly { key?: string; label: string; isWrong?: true; onRemove?: () => void }[]
  /**
   * The state of a card that collapses to its tags after the filter is applied. `left`: whether the user left it
   * collapsed; undefined if the user never collapsed or opened it.
   */
  folding?: { left: boolean | undefined; onFold: (folded: boolean) => void } | undefined
  children: ReactNode
}

/**
 * Moves the focus to the button that opens the card when the card collapses, and to the first field when it opens.
 * Without an applied filter the card is collapsed only on a phone.
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

/** The filter fields in a form, so that Enter in any field applies them (specification 1, section 2). */
export const FilterCard = (props: Props) => {
  const { title = 'Търсене', active, onApply, onClear, busy, advanced, advancedOpen = false } = props
  const { toggle, choices = [], tags = [], folding, children } = props
  const [unfolded, setUnfolded] = useState(advancedOpen)
  // The advanced fields are rendered when first opened and then stay rendered, because rendering so many fields is
  // slow.
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
