import type { Assertion } from '../../../contract/training/exercise.ts'
import { IconButton } from '../../../widgets/buttons/IconButton.tsx'
import { Checkbox } from '../../../widgets/fields/Checkbox.tsx'
import { NumberField } from '../../../widgets/fields/NumberField.tsx'
import { TextField } from '../../../widgets/fields/TextField.tsx'
import { IconDelete, IconDown, IconUp } from '../../../widgets/icons.ts'
import { type Kept, longest } from './recording.ts'

type Part = NonNullable<Assertion['parts']>[number]
type ItemProps = { one: Kept; at: number; last: number; onChange: (one: Kept) => void; onMove: (by: -1 | 1) => void }

const Item = ({ one, at, last, onChange, onMove }: ItemProps) => {
  const { assertion, isKept } = one
  const change = (given: Partial<Assertion>) => onChange({ ...one, assertion: { ...assertion, ...given } })
  const parts = assertion.parts ?? []
  const changePart = (index: number, given: Partial<Part>) =>
    change({ parts: parts.map((part, i) => (i === index ? { ...part, ...given } : part)) })
  return (
    <li className="practice-proposed">
      <div className="flex align-items-center gap-2">
        <Checkbox
          label={`Проверка ${at + 1}`}
          checked={isKept}
          onChange={() => onChange({ ...one, isKept: !isKept })}
        />
        {at > 0 && <IconButton icon={IconUp} label={`Проверка ${at + 1}: нагоре`} onClick={() => onMove(-1)} />}
        {at < last && <IconButton icon={IconDown} label={`Проверка ${at + 1}: надолу`} onClick={() => onMove(1)} />}
      </div>
      {isKept && (
        <>
          <TextField
            label="Какво се иска"
            value={assertion.text}
            maxLength={longest.text}
            onChange={(text) => change({ text })}
          />
          <TextField
            label="Какво се казва, ако липсва"
            value={assertion.missing}
            maxLength={longest.missing}
            onChange={(missing) => change({ missing })}
          />
          <NumberField
            label="Точки"
            value={assertion.points}
            min={0}
            max={100}
            onChange={(points) => change({ points: points ?? 0 })}
          />
          {parts.map((part, index) => (
            <div key={JSON.stringify(part.when)} className="practice-wanted">
              <TextField
                label="И още"
                value={part.missing}
                maxLength={longest.missing}
                onChange={(missing) => changePart(index, { missing })}
              />
              <NumberField
                label="Точки"
                value={part.points}
                min={0}
                max={100}
                onChange={(points) => changePart(index, { points: points ?? 0 })}
              />
              <IconButton
                icon={IconDelete}
                label={`Не искай: ${part.missing}`}
                onClick={() => change({ parts: parts.filter((_, i) => i !== index) })}
              />
            </div>
          ))}
        </>
      )}
    </li>
  )
}

/** What was proposed: to keep or leave out, to word, to give points and to order. */
export const ProposedList = ({ kept, onChange }: { kept: readonly Kept[]; onChange: (kept: Kept[]) => void }) => {
  const move = (at: number, by: -1 | 1) => {
    const moved = [...kept]
    const [one] = moved.splice(at, 1)
    if (one) moved.splice(at + by, 0, one)
    onChange(moved)
  }
  return (
    <ol className="practice-exercises">
      {kept.map((one, at) => (
        <Item
          key={one.key}
          one={one}
          at={at}
          last={kept.length - 1}
          onChange={(next) => onChange(kept.map((other) => (other.key === one.key ? next : other)))}
          onMove={(by) => move(at, by)}
        />
      ))}
    </ol>
  )
}
