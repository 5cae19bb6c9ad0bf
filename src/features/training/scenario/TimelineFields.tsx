import { type ColleagueDeed, colleagueDeeds, type TimedDeed } from '../../../contract/training/scenario.ts'
import { colleagueLabels } from '../../../rules/training/colleagueWords.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { IconButton } from '../../../widgets/buttons/IconButton.tsx'
import { NumberField } from '../../../widgets/fields/NumberField.tsx'
import { SelectField } from '../../../widgets/fields/SelectField.tsx'
import { IconAdd, IconDelete } from '../../../widgets/icons.ts'

const options = colleagueDeeds.map((value) => ({ value, label: colleagueLabels[value] }))
const isDeed = (text: string): text is ColleagueDeed => colleagueDeeds.some((deed) => deed === text)

type Props = { timeline: readonly TimedDeed[]; onChange: (timeline: readonly TimedDeed[]) => void }

/** What others do while the trainee works, by minutes after the scenario was opened. */
export const TimelineFields = ({ timeline, onChange }: Props) => {
  const change = (at: number, part: Partial<TimedDeed>) =>
    onChange(timeline.map((one, index) => (index === at ? { ...one, ...part } : one)))
  return (
    <fieldset className="practice-timeline">
      <legend className="field-label">Какво правят другите</legend>
      {timeline.map(({ after, deed }, at) => (
        <div key={at}>
          <NumberField
            label="След (мин)"
            value={after}
            min={0}
            max={600}
            onChange={(minutes) => change(at, { after: minutes ?? 0 })}
          />
          <SelectField
            label="Какво"
            value={deed}
            options={options}
            empty={null}
            onChange={(next) => isDeed(next) && change(at, { deed: next })}
          />
          <IconButton
            icon={IconDelete}
            label={`Махни ред ${at + 1}`}
            onClick={() => onChange(timeline.filter((_, index) => index !== at))}
          />
        </div>
      ))}
      <Button kind="text" small icon={IconAdd} onClick={() => onChange([...timeline, { after: 5, deed: 'message' }])}>
        Добави събитие
      </Button>
    </fieldset>
  )
}
