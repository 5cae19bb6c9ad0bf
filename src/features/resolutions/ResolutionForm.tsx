import { type KeyboardEvent, useEffect } from 'react'
import type { Document } from '../../contract/shapes/documents.ts'
import { FormPage, SaveBar } from '../../screen-kit/record-form/FormPage.tsx'
import { IconResolution } from '../../widgets/icons.ts'
import { Banner } from '../../widgets/page/Banner.tsx'
import { Card } from '../../widgets/page/Card.tsx'
import { AssigneesSection, SubjectsDialog } from '../tasks/form/public.ts'
import { type StoppedIssue, stoppedTitle } from './issueResolution.ts'
import { OwnDepartment } from './OwnDepartment.tsx'
import { ResolutionSettings } from './ResolutionSettings.tsx'
import { ResolutionText } from './ResolutionText.tsx'
import { followersOfCommon } from './resolutionDraft.ts'
import { useIssue } from './useIssue.ts'
import { textFieldId, useReadyText } from './useReadyText.ts'
import { useResolutionForm } from './useResolutionForm.ts'

const reasonOf = ({ end }: StoppedIssue): string => {
  if (end.kind === 'refused') return end.fault.message
  return end.kind === 'unknown' ? 'Сървърът не отговаря.' : 'Връзката прекъсна.'
}

const StoppedBanner = ({ outcome }: { outcome: StoppedIssue }) => (
  <Banner kind="warning" title={stoppedTitle(outcome)}>
    <span className="pre-line">{reasonOf(outcome)}</span> Опитайте отново: втора резолюция няма да бъде издадена и нищо
    няма да бъде възложено два пъти.
  </Banner>
)

type Props = { document: Document; onIssued: () => void; onCancel: () => void }

const labels = {
  failed: 'Резолюцията не е издадена',
  unknown: 'дали резолюцията е издадена',
  check: 'Проверете задачите по документа, преди да опитате отново.',
}

export const ResolutionForm = ({ document, onIssued, onCancel }: Props) => {
  const form = useResolutionForm(document.guid, onIssued)
  const { draft, today, change, errors } = form
  const { task } = draft
  const { issue, stopped } = useIssue(document)
  const ready = useReadyText(draft, change)
  useEffect(() => window.document.getElementById(textFieldId)?.focus(), [])

  const send = () => {
    if (!form.busy && form.check()) form.run(() => issue(task))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'F2' || window.document.documentElement.classList.contains('has-dialog')) return
    event.preventDefault()
    ready.choose(window.document.activeElement)
  }
  return (
    <section className="min-w-0" aria-label="Нова резолюция" onKeyDown={onKeyDown}>
      <FormPage
        form={stopped ? { ...form, state: null } : form}
        className="resolution-form"
        labels={labels}
        onSubmit={send}
        bar={
          <>
            {stopped && <StoppedBanner outcome={stopped} />}
            <SaveBar
              form={form}
              save={stopped ? 'Възложи задачата' : 'Издай резолюцията'}
              icon={IconResolution}
              saving={stopped ? 'Задачата се възлага…' : 'Резолюцията се издава…'}
              note={task.assignees.length > 0 ? `Изпълнители: ${task.assignees.length}` : undefined}
              does="издава"
              onSave={send}
              onCancel={onCancel}
            />
          </>
        }
      >
        <Card title="Резолюция">
          <ResolutionText
            draft={draft}
            error={form.textError}
            termErrors={form.termErrors}
            today={today}
            change={change}
            onType={ready.type}
            nearest={ready.nearest}
            onUse={ready.use}
            onReady={() => ready.choose(window.document.getElementById(textFieldId))}
          />
        </Card>
        <Card>
          <OwnDepartment assignees={task.assignees} today={today} change={change} />
          <AssigneesSection
            assignees={task.assignees}
            mainKey={task.mainKey}
            checkedKeys={form.checkedKeys}
            fromServer={form.fromServer}
            error={errors.taskAssignees}
            today={today}
            follows={followersOfCommon(draft)}
            change={change}
          />
        </Card>
        <Card title="Допълнително">
          <ResolutionSettings draft={task} errors={errors} change={change} />
        </Card>
      </FormPage>
      {ready.choosing && <SubjectsDialog onPick={ready.pick} onClose={ready.close} />}
    </section>
  )
}
