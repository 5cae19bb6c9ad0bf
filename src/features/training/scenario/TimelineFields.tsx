import {
  type AwaitedStep,
  awaitedSteps,
  LONGEST_WAIT,
  MOST_ACTIONS,
  otherActions,
  type SimulatedAction,
  type TimedAction,
} from '../../../contract/training/timeline.ts'
import { actionText, stepText } from '../../../rules/training/simulatedActors.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { IconButton } from '../../../widgets/buttons/IconButton.tsx'
import { NumberField } from '../../../widgets/fields/NumberField.tsx'
import { SelectField } from '../../../widgets/fields/SelectField.tsx'
import { IconAdd, IconDelete } from '../../../widgets/icons.ts'

const ON_MINUTE = 'minute'
const actionOptions = otherActions.map((action) => ({ value: action, label: actionText[action].title }))
const whenOptions = [
  { value: ON_MINUTE, label: 'След минути' },
  ...awaitedSteps.map((step) => ({ value: step, label: `Щом ${stepText[step]}` })),
]

export type EditedAction = TimedAction & { key: number }

type EntryProps = { one: EditedAction; at: number; onChange: (one: EditedAction) => void; onRemove: () => void }

const Entry = ({ one, at, onChange, onRemove }: EntryProps) => {
  const { when, deed: action } = one
  const name = `Случка ${at + 1}`
  return (
    <fieldset className="practice-timed">
      <legend>{name}</legend>
      <SelectField
        label="Какво"
        value={action}
        empty={null}
        options={actionOptions}
        onChange={(value) => onChange({ ...one, deed: value as SimulatedAction })}
      />
      <SelectField
        label="Кога"
        value={'minute' in when ? ON_MINUTE : when.after}
        empty={null}
        options={whenOptions}
        onChange={(value) =>
          onChange({ ...one, when: value === ON_MINUTE ? { minute: 5 } : { after: value as AwaitedStep } })
        }
      />
      {'minute' in when && (
        <NumberField
          label="Минути след отварянето"
          value={when.minute}
          min={0}
          max={LONGEST_WAIT}
          onChange={(minute) => onChange({ ...one, when: { minute: minute ?? 0 } })}
        />
      )}
      <IconButton icon={IconDelete} label={`Махни: ${name}`} onClick={onRemove} />
    </fieldset>
  )
}

type Props = { timeline: readonly EditedAction[]; onChange: (timeline: EditedAction[]) => void }

export const TimelineFields = ({ timeline, onChange }: Props) => (
  <section className="practice-timeline" aria-label="Какво правят другите">
    <h4>Какво правят другите</h4>
    {timeline.length === 0 && (
      <p className="muted">
        Нищо. Добавете случка, ако някой трябва да се намеси след време или щом обучаемият направи нещо.
      </p>
    )}
    {timeline.map((one, at) => (
      <Entry
        key={one.key}
        one={one}
        at={at}
        onChange={(changed) => onChange(timeline.map((other) => (other.key === one.key ? changed : other)))}
        onRemove={() => onChange(timeline.filter((other) => other.key !== one.key))}
      />
    ))}
    {timeline.length < MOST_ACTIONS && (
      <div>
        <Button
          small
          icon={IconAdd}
          onClick={() =>
            onChange([
              ...timeline,
              { key: Math.max(0, ...timeline.map(({ key }) => key)) + 1, when: { minute: 5 }, deed: 'message' },
            ])
          }
        >
          Добави случка
        </Button>
      </div>
    )}
  </section>
)
