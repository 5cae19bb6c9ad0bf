import { useSetAtom } from 'jotai'
import { tasks } from '../../../contract/tasks.ts'
import { formatDateYear } from '../../../dates/civilDate.ts'
import { refusalOf } from '../../../rules/ruleResult.ts'
import { mayDecideNewTerm } from '../../../rules/tasks/taskActions.ts'
import { MutationOutcomeBanner } from '../../../screen-kit/saving/MutationOutcomeBanner.tsx'
import { useMutation } from '../../../screen-kit/saving/useMutation.ts'
import { documentChangedAtom } from '../../../state/recordsChanged.ts'
import { attempt } from '../../../transport/request.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { factsOfTask, nameOfAssignee, partFactsOf } from '../taskFacts.ts'
import type { Assignee, Task } from '../taskState.ts'
import { useCurrentActor } from '../useCurrentActor.ts'

const decisions = { accepted: 'приет', declined: 'отказан', unknown: 'решението е неизвестно' } as const

type Props = { task: Task; part: Assignee }

/**
 * Renders a request for a new term. The user who assigned the task can accept or decline it; other users see its state.
 */
export const TermRequest = ({ task, part }: Props) => {
  const who = useCurrentActor()
  const changed = useSetAtom(documentChangedAtom)
  const { state, busy, write } = useMutation<null>(
    () => undefined,
    () => void changed({ docGuid: task.docGuid }),
  )
  const { termRequest: request } = part
  const taskGuid = task.guid
  if (!request || !taskGuid || part.dateCompleted !== null) return null
  const until = formatDateYear(request.until)
  if (request.decision !== 'waiting')
    return <small className="muted">{`Поискан нов срок ${until} – ${decisions[request.decision ?? 'unknown']}.`}</small>
  const decide = (isAccepted: boolean) => {
    const body = { taskGuid, assigneeId: part.id, isAccepted }
    write<Task>({
      about: `decide-term/${part.id}`,
      content: body,
      send: (idempotencyKey) => attempt(tasks.decideNewTerm, { body }, { idempotencyKey }),
      readCurrent: () => attempt(tasks.getTask, { query: { taskGuid } }, { quiet: true }),
      find: ({ taskAssignees }) => {
        const decision = taskAssignees.find(({ id }) => id === part.id)?.termRequest?.decision
        return decision === (isAccepted ? 'accepted' : 'declined') ? { reply: null } : null
      },
    })
  }
  const ruleResult = mayDecideNewTerm(factsOfTask(task), partFactsOf(part), request, who)
  const refusal = refusalOf(ruleResult)
  const isAsker = part.assigneePerson?.id === who.personId
  return (
    <div className="term-request">
      <p>
        <b>{isAsker ? `Поискахте нов срок ${until}` : `${nameOfAssignee(part)} иска нов срок ${until}`}</b>
        {request.reason && <span className="pre-line"> {request.reason}</span>}
      </p>
      {ruleResult.allowed ? (
        <div className="flex flex-wrap gap-2">
          <Button small kind="primary" busy={busy} onClick={() => decide(true)}>
            Приеми
          </Button>
          <Button small busy={busy} onClick={() => decide(false)}>
            Откажи искането
          </Button>
        </div>
      ) : (
        <small className="muted">
          {`Чака решение${task.assignedBy ? ` от ${task.assignedBy.fullName}` : ''}. ${isAsker ? '' : (refusal?.because ?? '')}`.trim()}
        </small>
      )}
      <MutationOutcomeBanner
        state={state}
        failed="Решението не е записано"
        unknown="дали решението е записано"
        check="Отворете задачата отново, преди да опитате пак."
      />
    </div>
  )
}
