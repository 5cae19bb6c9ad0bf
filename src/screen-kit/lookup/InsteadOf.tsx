import { useAtomValue } from 'jotai'
import { today } from '../../dates/clock.ts'
import { awayText, type Instead, insteadLabels, insteadOf } from '../../rules/tasks/absence.ts'
import { Button } from '../../widgets/buttons/Button.tsx'
import { IconPerson } from '../../widgets/icons.ts'
import { StatusTag } from '../../widgets/tags/StatusTag.tsx'
import { standInsAtom } from './standIns.ts'

type Props = {
  personId: number
  /** Why a person, even if present, cannot get the work: „няма достъп до модула“. */
  because?: string
  /** The first words of the buttons: „Възложи на“. */
  verb: string
  onChoose: (person: Instead) => void
}

/** Says that the person is away or cannot get the work, and offers a button each for the substitute and the head. */
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
