import { type KeyboardEvent, useCallback, useEffect, useReducer, useState } from 'react'
import type { Document } from '../../contract/shapes/documents.ts'
import { today as presentDay } from '../../dates/clock.ts'
import { DraftBanner } from '../../screen-kit/draft/DraftBanner.tsx'
import { useDraft } from '../../screen-kit/draft/useDraft.ts'
import { useCtrlEnter } from '../../screen-kit/form/useCtrlEnter.ts'
import { useLeaveGuard } from '../../screen-kit/leaveGuard.ts'
import { WriteOutcomeBanner } from '../../screen-kit/writes/WriteOutcomeBanner.tsx'
import { Button } from '../../widgets/buttons/Button.tsx'
import { FormErrors } from '../../widgets/fields/FormErrors.tsx'
import { IconResolution } from '../../widgets/icons.ts'
import { Card } from '../../widgets/page/Card.tsx'
import { StickyBar } from '../../widgets/page/StickyBar.tsx'
import { Kbd } from '../../widgets/tags/Kbd.tsx'
import {
  AssigneesSection,
  type DraftChange,
  fieldErrors,
  noServerErrors,
  type ServerErrors,
  SubjectsDialog,
  serverErrorsOf,
} from '../tasks/form/public.ts'
import { OwnDepartment } from './OwnDepartment.tsx'
import { ResolutionSettings } from './ResolutionSettings.tsx'
import { ResolutionText } from './ResolutionText.tsx'
import {
  changedResolution,
  followers,
  isOwnChange,
  newResolution,
  type ResolutionChange,
  type ResolutionDraft,
  readResolution,
} from './resolutionDraft.ts'
import { commonTermErrors, listedResolutionErrors, textError } from './resolutionErrors.ts'
import { StoppedBanner } from './StoppedBanner.tsx'
import { useIssue } from './useIssue.ts'
import { textFieldId, useReadyText } from './useReadyText.ts'

type Props = { document: Document; onIssued: () => void; onCancel: () => void }
type State = { draft: ResolutionDraft; isDirty: boolean; told: ServerErrors }
const noErrors = {}
type Asked = { times: number; keys: ReadonlySet<string> }

const step = (state: State, change: ResolutionChange | { kind: 'told'; told: ServerErrors }): State => {
  if (change.kind === 'told') return { ...state, told: change.told }
  const isOwn = isOwnChange(change)
  return {
    draft: changedResolution(state.draft, change),
    isDirty: state.isDirty || isOwn,
    // What the server said holds until something is changed.
    told: isOwn ? noServerErrors : state.told,
  }
}

/** The resolution on a document: a text, a term for everybody, who does it, and what each of them does apart. */
export const ResolutionForm = ({ document, onIssued, onCancel }: Props) => {
  const [today] = useState(presentDay)
  const [{ draft, isDirty, told }, dispatch] = useReducer(step, today, (day) => ({
    draft: newResolution(day),
    isDirty: false,
    told: noServerErrors,
  }))
  const change = useCallback((next: ResolutionChange) => dispatch(next), [])
  const kept = useDraft(`resolution/${document.guid}`, draft, {
    isDirty,
    read: readResolution,
    use: (before) => change({ kind: 'whole', draft: before }),
  })
  const changeTask = useCallback((next: DraftChange) => dispatch(next), [])
  const [asked, setAsked] = useState<Asked>({ times: 0, keys: new Set() })
  const { issue, busy, outcome } = useIssue(document)
  const release = useLeaveGuard(isDirty ? 'Резолюцията не е издадена.' : undefined)
  const ready = useReadyText(draft, change)
  const { task } = draft
  const isAsked = asked.times > 0
  useEffect(() => window.document.getElementById(textFieldId)?.focus(), [])

  const send = () => {
    dispatch({ kind: 'told', told: noServerErrors })
    setAsked(({ times }) => ({ times: times + 1, keys: new Set(task.assignees.map(({ key }) => key)) }))
    if (listedResolutionErrors(draft, noServerErrors, today).length > 0) return
    void issue(task, (end) => {
      const last = end.kind === 'stopped' ? end.end : end
      if (last.kind === 'refused') dispatch({ kind: 'told', told: serverErrorsOf(last.fault, task) })
      if (end.kind !== 'done') return
      release()
      kept.saved()
      onIssued()
    })
  }
  useCtrlEnter(null, send)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'F2' || window.document.documentElement.classList.contains('has-dialog')) return
    event.preventDefault()
    ready.choose(window.document.activeElement)
  }
  const stopped = outcome?.kind === 'stopped' ? outcome : null
  const follows = followers(draft)
  const errors = { ...told.fields, ...(isAsked && fieldErrors(task, true)) }
  const toMend = isAsked ? listedResolutionErrors(draft, told, today, asked.keys) : []
  return (
    <section
      className="resolution-form flex flex-column gap-3 min-w-0"
      aria-label="Нова резолюция"
      onKeyDown={onKeyDown}
    >
      <DraftBanner draft={kept} />
      <FormErrors key={`${asked.times} ${told === noServerErrors}`} errors={toMend} />
      <WriteOutcomeBanner
        state={outcome?.kind === 'stopped' ? null : outcome}
        notDone="Резолюцията не е издадена"
        unknown="дали резолюцията е издадена"
        check="Проверете задачите по документа, преди да опитате отново."
      />
      {stopped && <StoppedBanner outcome={stopped} />}
      <Card title="Резолюция">
        <ResolutionText
          draft={draft}
          error={isAsked ? textError(draft) : undefined}
          termErrors={isAsked ? commonTermErrors(draft, today) : noErrors}
          today={today}
          change={change}
          onReady={() => ready.choose(window.document.getElementById(textFieldId))}
        />
      </Card>
      <Card>
        <OwnDepartment assignees={task.assignees} today={today} change={changeTask} />
        <AssigneesSection
          assignees={task.assignees}
          mainKey={task.mainKey}
          checkedKeys={asked.keys}
          fromServer={told}
          error={errors.taskAssignees}
          today={today}
          follows={follows}
          change={changeTask}
        />
      </Card>
      <Card title="Допълнително">
        <ResolutionSettings draft={task} errors={errors} change={changeTask} />
      </Card>
      <StickyBar>
        <Button kind="primary" icon={IconResolution} busy={busy} onClick={send}>
          {stopped ? 'Възложи задачата' : 'Издай резолюцията'}
        </Button>
        <Button onClick={onCancel}>Откажи</Button>
        <span className="muted" role="status">
          {busy
            ? stopped
              ? 'Задачата се възлага…'
              : 'Резолюцията се издава…'
            : task.assignees.length > 0 && `Изпълнители: ${task.assignees.length}`}
        </span>
        <span className="bar-key muted small">
          <Kbd>Ctrl</Kbd> + <Kbd>Enter</Kbd> издава
        </span>
      </StickyBar>
      {ready.choosing && <SubjectsDialog onPick={ready.pick} onClose={ready.close} />}
    </section>
  )
}
