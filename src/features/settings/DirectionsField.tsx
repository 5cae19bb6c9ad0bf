import { Checkbox } from '../../widgets/fields/Checkbox.tsx'
import { CheckGroup } from '../../widgets/fields/CheckGroup.tsx'
import { directionOptions } from './settingsLookups.ts'

type Props = { id: string; error?: string; value: readonly number[]; onChange: (directions: number[]) => void }

/** Which directions a type of documents has: one at least. */
export const DirectionsField = ({ id, error, value, onChange }: Props) => {
  const choose = (direction: number, isChosen: boolean) =>
    onChange([...value.filter((one) => one !== direction), ...(isChosen ? [direction] : [])].toSorted())
  return (
    <CheckGroup id={id} label="Посоки" required error={error}>
      {directionOptions.map((direction) => (
        <Checkbox
          key={direction.value}
          label={direction.label}
          checked={value.includes(Number(direction.value))}
          onChange={(isChosen) => choose(Number(direction.value), isChosen)}
        />
      ))}
    </CheckGroup>
  )
}
