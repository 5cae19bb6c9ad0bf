import { type ReactNode, useId, useState } from 'react'
import { Button } from '../buttons/Button.tsx'
import { type Chip, Chips } from '../buttons/Chips.tsx'
import { classes } from '../classes.ts'
import { IconBusy, IconDown, IconFilter, IconSearch, IconUp } from '../icons.ts'
import { Tag } from '../tags/Tag.tsx'
import { InFilterContext } from './inFilter.ts'
import { focusTooLong } from './tooLong.ts'
import './filter.css'

type Props = {
  title?: string
  /** A filter is applied now: „Изчисти“ is offered and the card says so. */
  active: boolean
  onApply: () => void
  onClear: () => void
  /** A search is under way. It shows, and blocks nothing: who has thought better searches again at once. */
  busy?: boolean
  /** Folded under „Разширено търсене“. */
  advanced?: ReactNode
  advancedOpen?: boolean
  /** Named periods, each one press away. */
  choices?: readonly Chip[] | undefined
  /** What is applied now, each with a way to take it off. */
  tags?: readonly { key?: string; label: string; onRemove: () => void }[]
  children: ReactNode
}

/** The filter over a list. A form: Enter in any field applies it (document 1, section 2). */
export const FilterCard = (props: Props) => {
  const { title = 'Търсене', active, onApply, onClear, busy, advanced, advancedOpen = false, tags, children } = props
  const { choices = [] } = props
  const [unfolded, setUnfolded] = useState(advancedOpen)
  const [onPhone, setOnPhone] = useState(false)
  const id = useId()
  return (
    <form
      className={classes('card', 'filter', active && 'active', !onPhone && 'folded')}
      aria-label={title}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!focusTooLong(event.currentTarget)) onApply()
      }}
    >
      <Button
        className="filter-fold"
        kind="text"
        icon={IconFilter}
        iconEnd={onPhone ? IconUp : IconDown}
        aria-expanded={onPhone}
        onClick={() => setOnPhone(!onPhone)}
      >
        {title}
      </Button>
      <InFilterContext value>
        <div className="filter-grid">{children}</div>
        {advanced !== undefined && (
          <div id={id} className="filter-grid filter-advanced" hidden={!unfolded}>
            {advanced}
          </div>
        )}
      </InFilterContext>
      <div className="filter-foot flex flex-wrap align-items-center gap-2">
        <Button type="submit" kind="navy" icon={busy ? IconBusy : IconSearch} aria-busy={busy}>
          Търсене
        </Button>
        <Button kind="text" onClick={onClear}>
          Изчисти
        </Button>
        {advanced !== undefined && (
          <Button
            kind="text"
            iconEnd={unfolded ? IconUp : IconDown}
            aria-expanded={unfolded}
            aria-controls={id}
            onClick={() => setUnfolded(!unfolded)}
          >
            Разширено търсене
          </Button>
        )}
        {choices.length > 0 && <Chips label="Период" items={choices} />}
        {tags !== undefined && tags.length > 0 && (
          <ul className="filter-tags flex flex-wrap gap-1 p-0 list-none" aria-label="Приложен филтър">
            {tags.map((tag) => (
              <li key={tag.key ?? tag.label}>
                <Tag onRemove={tag.onRemove}>{tag.label}</Tag>
              </li>
            ))}
          </ul>
        )}
      </div>
    </form>
  )
}
