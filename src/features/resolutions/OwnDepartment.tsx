import { useAtomValue } from 'jotai'
import { memo } from 'react'
import { orgStructure } from '../../contract/orgStructure.ts'
import type { CivilDate } from '../../dates/civilDate.ts'
import { noAccessMark } from '../../rules/tasks/workAccess.ts'
import { awayTextsAtom } from '../../screen-kit/lookup/standIns.ts'
import { itemsOf, lookupAtom } from '../../state/lookup.ts'
import { userAtom } from '../../state/session.ts'
import { Button } from '../../widgets/buttons/Button.tsx'
import { IconAdd, IconDone } from '../../widgets/icons.ts'
import {
  accessProblem,
  addedPerson,
  type DraftChange,
  newAssignee,
  notifyAdded,
  notifyAlreadyThere,
  sameAssignee,
  type TaskDraft,
} from '../tasks/form/public.ts'

type Props = { assignees: TaskDraft['assignees']; today: CivilDate; change: (change: DraftChange) => void }

/** The id of the element with the user's colleagues, with which the choice of assignees begins. */
export const colleaguesId = 'resolution-colleagues'

const staffAtom = lookupAtom(orgStructure.getPersonsAndPositions, {})
/** The maximum number of colleagues shown as buttons. If there are more, typing a name is faster. */
const shownAtMost = 14

export const OwnDepartment = memo(({ assignees, today, change }: Props) => {
  const staff = useAtomValue(staffAtom)
  const me = useAtomValue(userAtom)?.person.id
  const awayTextOf = useAtomValue(awayTextsAtom)
  const all = itemsOf(staff) ?? []
  const department = all.find(({ personId }) => personId === me)?.memberOfDepartment
  const people = all.filter((one) => one.memberOfDepartment === department && one.personId !== me)
  if (department === undefined || people.length === 0) return null
  return (
    <fieldset id={colleaguesId} className="own-department flex flex-wrap align-items-center gap-2 min-w-0">
      <legend>{department}</legend>
      {people.slice(0, shownAtMost).map((person) => {
        const added = addedPerson(person)
        const isThere = assignees.some((row) => sameAssignee(row, added))
        const add = () => {
          if (isThere) return notifyAlreadyThere(person.fullName)
          change({ kind: 'add', rows: [newAssignee(added, today)] })
          notifyAdded([person.fullName])
        }
        const noAccess = accessProblem(person)
        // The absence is also in the title, which screen readers use as the description of the button.
        const away = awayTextOf(person.personId)
        return (
          <Button
            {...(noAccess !== null && { refusal: { title: 'Не може да бъде изпълнител.', because: noAccess } })}
            key={`${person.personId} ${person.positionName}`}
            small
            icon={isThere ? IconDone : IconAdd}
            aria-pressed={isThere}
            title={[person.positionName, noAccess !== null && noAccessMark, away].filter(Boolean).join(', ')}
            onClick={add}
          >
            {person.firstAndLastName}
            {away !== '' && (
              <small className="muted" aria-hidden>
                {` ${away}`}
              </small>
            )}
          </Button>
        )
      })}
    </fieldset>
  )
})
