import { optionLabel } from '../../../contract/labels.ts'
import { TaskStatus, taskStatusLabels } from '../../../contract/taskKinds.ts'
import { formatDateTime, formatDateYear } from '../../../dates/civilDate.ts'
import { now, today } from '../../../dates/clock.ts'
import { hasPassed } from '../../../rules/deadlines/suspension.ts'
import { DraftBanner } from '../../../screen-kit/draft/DraftBanner.tsx'
import { MutationOutcomeBanner } from '../../../screen-kit/saving/MutationOutcomeBanner.tsx'
import { SelectField } from '../../../widgets/fields/SelectField.tsx'
import { Banner } from '../../../widgets/page/Banner.tsx'
import { DescriptionList } from '../../../widgets/page/DescriptionList.tsx'
import { nameOfAssignee } from '../taskFacts.ts'
import type { Task } from '../taskState.ts'
import { CompletionFields } from './CompletionFields.tsx'
import type { Completion } from './useCompletion.ts'

export const CompletionBody = ({ task, completion }: { task: Task; completion: Completion }) => {
  const { offered, failed, open, mine, part, choosePart, stored, state, isShownAtFields } = completion
  const end = part?.deadline.endDate ?? null
  const late = end !== null && hasPassed(end, today(), task.suspendedOn ?? null) ? end : null
  return (
    <>
      <DraftBanner draft={stored} />
      <MutationOutcomeBanner
        state={state}
        withoutRefusal={isShownAtFields}
        failed="Задачата не е приключена"
        unknown="дали задачата е приключена"
        check="Проверете състоянието ѝ, преди да опитате отново."
      />
      <DescriptionList
        columns={2}
        items={[
          { term: 'Вид', value: optionLabel(task.taskType) },
          { term: 'Дата на изпълнение', value: formatDateTime(now().toISOString()) },
          { term: 'Указание', value: <span className="pre-line">{part?.instruction}</span>, wide: true },
        ]}
      />
      {late && (
        <Banner kind="warning">
          Срокът изтече на {formatDateYear(late)} Изпълнението ще бъде отбелязано като „
          {taskStatusLabels[TaskStatus.DONE_LATE]}“.
        </Banner>
      )}
      {!mine && (
        <SelectField
          label="Изпълнител"
          value={String(part?.id ?? '')}
          empty={null}
          options={open.map((one) => ({ value: String(one.id), label: nameOfAssignee(one) }))}
          onChange={(id) => choosePart(Number(id))}
          hint="Приключвате от името на изпълнителя като администратор."
        />
      )}
      <CompletionFields form={completion} offered={offered} failed={failed} task={task} />
    </>
  )
}
