import { useAtomValue } from 'jotai'
import { useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import { tasks } from '../../../contract/tasks.ts'
import { today } from '../../../dates/clock.ts'
import { type DocumentModule, documentModule } from '../../../routes/to.ts'
import { focusChoice, useSelection } from '../../../screen-kit/bulk/useSelection.ts'
import { ExportButton } from '../../../screen-kit/list/export/ExportButton.tsx'
import { ListBody } from '../../../screen-kit/list/ListBody.tsx'
import { ListEmpty } from '../../../screen-kit/list/ListEmpty.tsx'
import { ListHeader } from '../../../screen-kit/list/ListHeader.tsx'
import { useSeenList } from '../../../screen-kit/list/useListContext.ts'
import { useListPage } from '../../../screen-kit/list/useListPage.ts'
import { labelFrom } from '../../../screen-kit/lookup/lookupOptions.ts'
import { useSearch } from '../../../screen-kit/useSearch.ts'
import { ListViews } from '../../../screen-kit/views/ListViews.tsx'
import { mayCallAtom } from '../../../state/access.ts'
import { userAtom } from '../../../state/session.ts'
import type { RowTone } from '../../../widgets/grid/gridColumn.ts'
import { lazyPart } from '../../../widgets/page/lazyPart.tsx'
import { TabPanel, Tabs } from '../../../widgets/page/Tabs.tsx'
import { TaskSelectionBar } from '../bulk/TaskSelectionBar.tsx'
import { taskPriorities } from '../taskLookups.ts'
import { seenTasksAtom, type TaskLine } from '../taskState.ts'
import { dueText } from '../taskText.ts'
import { moduleOfScope } from '../useModule.ts'
import { TasksFilterCard } from './TasksFilterCard.tsx'
import { rowActions } from './taskRowActions.ts'
import { hiddenColumns, taskColumns } from './tasksColumns.tsx'
import { inTab, type TabKey, tabLabels, tabOf, tasksFilter, tasksPage, usualSort } from './tasksFilter.ts'
import '../tasks.css'

const TaskResultDialog = lazyPart(() => import(/* webpackChunkName: "task-result" */ '../result/TaskResultDialog.tsx'))

const ownTabs: readonly TabKey[] = ['opened', 'completed', 'created']
const keyOf = ({ guid }: TaskLine) => guid
const nameOf = ({ number }: TaskLine) => `задача № ${number}`
/**
 * Returns the colour of a row. Tasks that end soon have a mark in one cell only, because otherwise half of the list
 * would be coloured.
 */
const toneOf = (row: TaskLine): RowTone | undefined => (dueText(row, today())?.tone === 'late' ? 'late' : undefined)

const emptyTexts: Record<TabKey, { title: string; text: string }> = {
  opened: { title: 'Нямате отворени задачи', text: 'Тук се появяват задачите, които чакат Вашето изпълнение.' },
  completed: { title: 'Още няма приключени задачи', text: 'Тук се появяват задачите, чиято част сте изпълнили.' },
  created: {
    title: 'Не сте възлагали задачи',
    text: 'Задача се възлага от страницата на документа, в раздел „Задачи и резолюции“.',
  },
  department: { title: 'Звеното няма отворени задачи', text: 'Тук са задачите, които чакат хората от звеното Ви.' },
}

/** Renders the lists of tasks: open, completed, and assigned to others (specification 2, section 4). */
const TasksPage = ({ module }: { module: DocumentModule }) => {
  const [, navigate] = useLocation()
  const tab = tabOf(useSearch())
  const priorities = useAtomValue(taskPriorities.optionsAtom)
  const list = useListPage({
    name: `${module}.tasks.${tab}`,
    title: 'Задачи',
    filter: tasksFilter,
    columns: useMemo(() => taskColumns((id) => labelFrom(priorities, id)), [priorities]),
    hiddenAtFirst: hiddenColumns[tab],
    pageOf: tasksPage,
    usualSort: usualSort[tab],
  })
  useSeenList(seenTasksAtom, list, keyOf)
  const mayCall = useAtomValue(mayCallAtom)
  const user = useAtomValue(userAtom)
  const myId = user?.person.id
  const isHead = Boolean(user?.headOfDepartmentId) && mayCall(tasks.getDepartmentTasks)
  const tabs: readonly TabKey[] = isHead || tab === 'department' ? [...ownTabs, 'department'] : ownTabs
  const [completed, setCompleted] = useState<string | null>(null)
  const selection = useSelection(list.grid.rows)
  // In the other tabs the tasks are completed or belong to others.
  const isSelectable = tab === 'opened'
  const hrefOf = ({ guid }: TaskLine) => documentModule(module).task(guid)
  const actions = rowActions({
    tab,
    myId,
    onOpen: (row) => navigate(hrefOf(row)),
    onDocument: ({ scope, docGuid }) => navigate(documentModule(moduleOfScope(scope)).document(docGuid)),
    onCase: ({ scope, caseFileGuid }) =>
      caseFileGuid && navigate(documentModule(moduleOfScope(scope)).caseFile(caseFileGuid)),
    onComplete: ({ guid }) => setCompleted(guid),
  })
  return (
    <>
      <ListHeader
        list={list}
        switcher={
          <Tabs
            label="Списъци със задачи"
            tabs={tabs.map((key) => ({ key, label: tabLabels[key] }))}
            current={tab}
            onChange={(key) => list.go({ filter: inTab(list.filter, key as TabKey), page: 1, sort: undefined })}
          />
        }
        views={<ListViews list={list} />}
      >
        <ExportButton list={list} rowKey={keyOf} title={`Задачи – ${tabLabels[tab]}`} />
      </ListHeader>
      <TabPanel of={tab}>
        <ListBody
          list={list}
          filterCard={<TasksFilterCard list={list} />}
          label={`Задачи – ${tabLabels[tab]}`}
          rowKey={keyOf}
          rowLabel={nameOf}
          rowHref={hrefOf}
          rowTone={toneOf}
          rowActions={actions}
          {...(isSelectable && { selection })}
          empty={
            <ListEmpty list={list} of="задачи" one="една задача" title={emptyTexts[tab].title}>
              {emptyTexts[tab].text}
            </ListEmpty>
          }
        >
          {isSelectable && (
            <TaskSelectionBar
              rows={selection.rows}
              onClear={() => {
                selection.clear()
                focusChoice()
              }}
            />
          )}
        </ListBody>
      </TabPanel>
      {completed !== null && (
        <TaskResultDialog taskGuid={completed} onDone={() => setCompleted(null)} onClose={() => setCompleted(null)} />
      )}
    </>
  )
}

export default TasksPage
