import { useAtomValue } from 'jotai'
import type { LeaveApplication } from '../../../contract/shapes/staff.ts'
import { today } from '../../../dates/clock.ts'
import { movesFrom } from '../../../rules/staff/mayMoveStaff.ts'
import { leaveKinds } from '../../../rules/staff/staffKinds.ts'
import { countsAsAway, isApprovedStep } from '../../../rules/staff/staffRoute.ts'
import { Banner } from '../../../widgets/page/Banner.tsx'
import { AwayNotice } from '../AwayNotice.tsx'
import { memberAtom } from '../staffState.ts'

type Props = { record: LeaveApplication; onMove: (move: string, date: string) => void }

export const LeaveMore = ({ record, onMove }: Props) => {
  const me = useAtomValue(memberAtom)
  const { kind, step, fileCount, id } = record
  const paper = leaveKinds[kind]?.paper
  const isAwaited = paper !== undefined && fileCount === 0 && !isApprovedStep(step) && countsAsAway(step)
  const mayInterrupt = movesFrom('leave', record, me, today()).some(
    ({ move, ruleResult }) => move.key === 'interrupt' && ruleResult.allowed,
  )
  return (
    <>
      {isAwaited && (
        <Banner kind="warning" title={`Липсва документ: ${paper}`}>
          Прикачете го във „Файлове“: без него заявлението не може да бъде проверено.
        </Banner>
      )}
      {countsAsAway(step) && (step !== 'closed' || mayInterrupt) && (
        <AwayNotice
          away={record}
          leaveId={id}
          {...(mayInterrupt && { onInterrupt: (date: string) => onMove('interrupt', date) })}
        />
      )}
    </>
  )
}
