import { useAtomValue } from 'jotai'
import { today } from '../../dates/clock.ts'
import { awayText, type Instead, insteadLabels, insteadOf } from '../../rules/tasks/absence.ts'
import { Button } from '../../widgets/buttons/Button.tsx'
import { IconPerson } from '../../widgets/icons.ts'
import { StatusTag } from '../../widgets/tags/StatusTag.tsx'
import { standInsAtom } from './standIns.ts'

type Props = {
  personId: number
  /** Shown also for a person who is present, with this text: „няма достъп до модула“. */
  because?: string
  /** „Възложи на“. */
  verb: string
  onChoose: (person: Instead) => void
}

/** If the person is away or cannot open the work: says so, and offers the substitute and the head by one press. */
export const InsteadOf = ({ personId, because, verb, onChoose }: Props) => {
  const known = useAtomValue(standInsAtom).get(personId)
  const away = known ? awayText(known, today()) : ''
  const text = because ?? away
  if (text === '') return null
  const others = known ? insteadOf(known) : []
  return (
    <div className="flex flex-wrap align-items-center row-gap-1 column-gap-2" role="note">
      <StatusTag tone="amber">{text}</StatusTag>
      {others.map((one) => (
        <Button key={one.id} kind="text" small icon={IconPerson} onClick={() => onChoose(one)}>
          {`${verb} ${one.name} (${insteadLabels[one.as]})`}
        </Button>
      ))}
    </div>
  )
}
