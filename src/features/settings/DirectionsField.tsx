import { Checkbox } from '../../widgets/fields/Checkbox.tsx'
import { Glyph } from '../../widgets/Glyph.tsx'
import { IconProblem } from '../../widgets/icons.ts'
import { directionOptions } from './settingsLookups.ts'

type Props = { id: string; error?: string; value: readonly number[]; onChange: (directions: number[]) => void }

/** Which directions a type of documents has: one at least. */
export const DirectionsField = ({ id, error, value, onChange }: Props) => {
  const choose = (direction: number, isChosen: boolean) =>
    onChange([...value.filter((one) => one !== direction), ...(isChosen ? [direction] : [])].toSorted())
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className="form-grid"
      {...(error !== undefined && { 'aria-describedby': `${id}-error` })}
    >
      <legend className="field-label">
        Посоки
        <span className="field-required" aria-hidden>
          *
        </span>
      </legend>
      {directionOptions.map((direction) => (
        <Checkbox
          key={direction.value}
          label={direction.label}
          checked={value.includes(Number(direction.value))}
          onChange={(isChosen) => choose(Number(direction.value), isChosen)}
        />
      ))}
      {error !== undefined && (
        <div id={`${id}-error`} className="field-error wide">
          <Glyph icon={IconProblem} />
          {error}
        </div>
      )}
    </fieldset>
  )
}
