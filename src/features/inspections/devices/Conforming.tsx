import { useId } from 'react'
import { classes } from '../../../widgets/classes.ts'

type Props = { label: string; value: boolean | null; onChange: (value: boolean) => void }

const choices = [
  { value: true, text: 'Да' },
  { value: false, text: 'Не' },
]

/**
 * Renders the choice whether a device conforms: two buttons, large enough to be pressed by a thumb while the phone is
 * held.
 */
export const Conforming = ({ label, value, onChange }: Props) => {
  const name = useId()
  return (
    <fieldset className="insp-yesno">
      <legend className="visually-hidden">{label}</legend>
      {choices.map((choice) => (
        <label key={choice.text} className={classes(value === choice.value && (choice.value ? 'insp-yes' : 'insp-no'))}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            checked={value === choice.value}
            onChange={() => onChange(choice.value)}
          />
          {choice.text}
        </label>
      ))}
    </fieldset>
  )
}
