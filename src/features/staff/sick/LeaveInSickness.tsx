import { useAtomValue } from 'jotai'
import { Link } from 'wouter'
import type { SickLeave } from '../../../contract/shapes/staff.ts'
import { formatDate } from '../../../dates/civilDate.ts'
import { to } from '../../../routes/to.ts'
import { periodText } from '../../../rules/staff/absences.ts'
import { Banner } from '../../../widgets/page/Banner.tsx'
import { clashesAtom } from '../AwayNotice.tsx'

type Days = { personId: number; fromDate: string; toDate: string }
const Leaves = ({ personId, fromDate, toDate }: Days) => {
  const { data } = useAtomValue(clashesAtom(personId, fromDate, toDate, 0, 0, 0))
  const leaves = data?.absences.filter(({ what, isApproved }) => what === 'leave' && isApproved) ?? []
  return leaves.length === 0 ? null : (
    <Banner kind="warning" title="През болничния служителят е в отпуск">
      {leaves.map((leave) => (
        <p key={leave.id} className="m-0">
          <Link href={to.staff.leaveApplications.one(leave.id)}>Отпуск {periodText(leave.fromDate, leave.toDate)}</Link>
          : прекъснете го от{' '}
          {formatDate(leave.fromDate !== null && leave.fromDate > fromDate ? leave.fromDate : fromDate)}, за да се
          върнат дните.
        </p>
      ))}
    </Banner>
  )
}

export const LeaveInSickness = ({ sick: { person, fromDate, toDate, step } }: { sick: SickLeave }) =>
  person === null || fromDate === null || toDate === null || step === null || step === 'cancelled' ? null : (
    <Leaves personId={person.id} fromDate={fromDate} toDate={toDate} />
  )
