import { useAtomValue } from 'jotai'
import { useState } from 'react'
import type { Document } from '../../../contract/shapes/documents.ts'
import { formatNumber } from '../../../rules/identifiers/registrationNumber.ts'
import { mayComplete } from '../../../rules/tasks/taskActions.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { IconResult } from '../../../widgets/icons.ts'
import { Banner } from '../../../widgets/page/Banner.tsx'
import { TaskResultDialog } from '../lazyParts.tsx'
import { answeredTaskAtom, beforeAtom } from '../state.ts'
import { factsOfTask } from '../taskFacts.ts'
import { useWho } from '../useWho.ts'

/** Over a document that was written for a task: the task is still open, and is completed with it from here. */
export const AnsweredTask = ({ taskGuid, document }: { taskGuid: string; document: Document }) => {
  const { data: task } = useAtomValue(answeredTaskAtom(taskGuid))
  const before = useAtomValue(beforeAtom(task?.parentTaskGuid ?? null)).data
  const who = useWho()
  const [isOpen, setOpen] = useState(false)
  if (!task || !mayComplete(factsOfTask(task), who, before && factsOfTask(before)).allowed) return null
  const close = () => setOpen(false)
  const number = formatNumber(document.documentNumber, document.dateRegistered) || 'Без номер'
  return (
    <div className="document-note">
      <Banner
        kind="info"
        title={['Задача', task.number].filter(Boolean).join(' № ')}
        action={
          <Button small icon={IconResult} onClick={() => setOpen(true)}>
            Приключи задачата
          </Button>
        }
      >
        Документът е написан по нея, а тя още не е приключена.
      </Banner>
      {isOpen && (
        <TaskResultDialog
          taskGuid={taskGuid}
          answer={{ guid: document.guid, number, subject: document.subjectDescription }}
          onDone={close}
          onClose={close}
        />
      )}
    </div>
  )
}
