import { type KeyboardEvent, useId, useRef } from 'react'
import { classes } from '../classes.ts'
import './placeField.css'

type Props = {
  label: string
  hint?: string
  columns: number
  places: number
  value: number
  nameOf: (place: number) => string
  onChange: (place: number) => void
}

export const PlaceField = ({ label, hint, columns, places, value, nameOf, onChange }: Props) => {
  const id = useId()
  const grid = useRef<HTMLDivElement>(null)
  const steps: Partial<Record<string, number>> = { ArrowUp: -columns, ArrowDown: columns }
  /**
   * Moves up and down by a row of the grid, because in a radio group browsers treat up and down like left and right.
   */
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    const next = value + step
    if (next < 1 || next > places) return
    onChange(next)
    grid.current?.querySelectorAll('input')[next - 1]?.focus()
  }
  return (
    <fieldset className="field radios" aria-describedby={hint === undefined ? undefined : `${id}-hint`}>
      <legend className="field-label">
        {label}: <span className="muted">{nameOf(value)}</span>
      </legend>
      <div ref={grid} className="places" style={{ gridTemplateColumns: `repeat(${columns}, 1fr)` }}>
        {Array.from({ length: places }, (_, index) => index + 1).map((place) => (
          <label key={place} className={classes('place', place < value && 'used', place === value && 'taken')}>
            <input
              type="radio"
              name={id}
              className="visually-hidden"
              aria-label={nameOf(place)}
              checked={place === value}
              onChange={() => onChange(place)}
              onKeyDown={onKeyDown}
            />
            <span aria-hidden>{place}</span>
          </label>
        ))}
      </div>
      {hint !== undefined && (
        <div id={`${id}-hint`} className="field-hint">
          {hint}
        </div>
      )}
    </fieldset>
  )
}
