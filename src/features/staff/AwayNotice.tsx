import { useAtomValue } from 'jotai'
import type { Option } from '../../contract/shapes/base.ts'
import { leaveApplications } from '../../contract/staff.ts'
import { formatDate } from '../../dates/civilDate.ts'
import { absenceText, overlapProblem, periodText } from '../../rules/staff/absences.ts'
import { firstSickDay } from '../../rules/staff/interruption.ts'
import { pluralise } from '../../rules/words/pluralise.ts'
import { queryAtomFamily } from '../../state/queryAtomFamily.ts'
import { queryOf } from '../../transport/query.ts'
import { Button } from '../../widgets/buttons/Button.tsx'
import { IconPerson } from '../../widgets/icons.ts'
import { Banner } from '../../widgets/page/Banner.tsx'

/**
 * The absences, tasks and substitutes that an absence collides with. The ids are 0 for a new record or without a
 * substitute.
 */
export const clashesAtom = queryAtomFamily(
  (personId: number, fromDate: string, toDate: string, leaveId: number, tripId: number, substituteId: number) =>
    queryOf(
      leaveApplications.getAwayClashes,
      {
        query: {
          ...{ personId, fromDate, toDate },
          ...(leaveId > 0 && { leaveId }),
          ...(tripId > 0 && { tripId }),
          ...(substituteId > 0 && { substituteId }),
        },
      },
      { quiet: true },
    ),
)

type Away = { person: Option | null; substitute: Option | null; fromDate: string | null; toDate: string | null }
type Props = {
  away: Away
  leaveId?: number
  tripId?: number
  onSubstitute?: (substitute: Option) => void
  /** Interrupts the leave from a day; absent if the user may not do that. */
  onInterrupt?: (date: string) => void
}

/** Renders other absences in the days of a leave or trip, the open tasks, and possible substitutes. */
export const AwayNotice = ({ away, ...props }: Props) => {
  const { person, fromDate, toDate } = away
  if (person === null || fromDate === null || toDate === null || toDate < fromDate) return null
  return <Clashes {...props} away={away} personId={person.id} fromDate={fromDate} toDate={toDate} />
}

type ClashesProps = Props & { personId: number; fromDate: string; toDate: string }

/**
 * Renders a warning about a sick leave during a leave, with a button to interrupt the leave, which returns its unused
 * days.
 */
const Interruption = ({ date, onInterrupt }: { date: string; onInterrupt: (date: string) => void }) => (
  <Banner kind="warning" title="Служителят е в болничен през отпуска">
    <div className="flex flex-wrap align-items-center gap-2">
      <span>Неползваните дни се връщат, когато отпускът се прекъсне.</span>
      <Button small onClick={() => onInterrupt(date)}>{`Прекъсни от ${formatDate(date)}`}</Button>
    </div>
  </Banner>
)

const Clashes = (props: ClashesProps) => {
  const { away, personId, fromDate, toDate, leaveId = 0, tripId = 0, onSubstitute, onInterrupt } = props
  const { substitute } = away
  const { data } = useAtomValue(clashesAtom(personId, fromDate, toDate, leaveId, tripId, substitute?.id ?? 0))
  if (!data) return null
  const sickDay = onInterrupt && firstSickDay(away, data.absences)
  const own = sickDay ? null : overlapProblem(data.absences.filter((one) => one.person?.id === personId))
  const ofSubstitute = data.absences.find((one) => substitute && one.person?.id === substitute.id)
  const offered = onSubstitute && (substitute === null || ofSubstitute) ? data.substitutes : []
  return (
    <>
      {sickDay && onInterrupt && <Interruption date={sickDay} onInterrupt={onInterrupt} />}
      {own && <Banner kind="error" title={own} />}
      {ofSubstitute && (
        <Banner kind="warning" title={`Заместникът ${substitute?.name} също отсъства`}>
          {absenceText[ofSubstitute.what]} {periodText(ofSubstitute.fromDate, ofSubstitute.toDate)}
        </Banner>
      )}
      {data.tasks.length > 0 && (
        <Banner kind="warning" title={`През тези дни изтича срокът на ${pluralise(data.tasks.length, 'task')}`}>
          <ul className="staff-tasks">
            {data.tasks.map(({ guid, number, description, endDate }) => (
              <li key={guid}>
                № {number}, до {formatDate(endDate)}: {description}
              </li>
            ))}
          </ul>
          {substitute !== null && !ofSubstitute && <p>Замества: {substitute.name}.</p>}
        </Banner>
      )}
      {offered.length > 0 && (
        <div className="flex flex-wrap align-items-center gap-2">
          <span className="muted">Могат да заместват:</span>
          {offered.map((one) => (
            <Button key={one.id} small icon={IconPerson} onClick={() => onSubstitute?.(one)}>
              {one.name}
            </Button>
          ))}
        </div>
      )}
    </>
  )
}

const Colleagues = ({ away, personId, fromDate, toDate, leaveId = 0, tripId = 0 }: ClashesProps) => {
  const { data } = useAtomValue(clashesAtom(personId, fromDate, toDate, leaveId, tripId, away.substitute?.id ?? 0))
  return data && data.colleagues.length > 0 ? (
    <p className="muted small m-0">
      От звеното отсъстват:{' '}
      {data.colleagues.map((one) => `${one.person?.name ?? '–'} (${periodText(one.fromDate, one.toDate)})`).join(', ')}
    </p>
  ) : null
}

export const AwayColleagues = ({ away, ...props }: Pick<Props, 'away' | 'leaveId'>) => {
  const { person, fromDate, toDate } = away
  if (person === null || fromDate === null || toDate === null || toDate < fromDate) return null
  return <Colleagues {...props} away={away} personId={person.id} fromDate={fromDate} toDate={toDate} />
}
