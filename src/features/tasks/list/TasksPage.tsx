import { useAtomValue } from 'jotai'
import { type ReactNode, useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import type { Endpoint } from '../../../contract/endpoint.ts'
import { reports } from '../../../contract/reports.ts'
import { tasks } from '../../../contract/tasks.ts'
import { today } from '../../../dates/clock.ts'
import { type DocumentModule, documentModule } from '../../../routes/to.ts'
import { mayReadExecution } from '../../../rules/reports/executionReaders.ts'
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
import { mayCallAtom, rolesAtom } from '../../../state/access.ts'
import { userAtom } from '../../../state/session.ts'
import type { RowTone } from '../../../widgets/grid/gridColumn.ts'
import { lazyPart } from '../../../widgets/page/lazyPart.tsx'
import { TabPanel, Tabs } from '../../../widgets/page/Tabs.tsx'
import { DepartmentExecution } from '../../reports/public.ts'
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
/** The tab of the execution report, which is not a list of tasks. */
const executionTab = { key: 'execution', label: 'Изпълнение' }
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

/**
 * Returns the department whose tasks and execution report the user sees as its head; null if the user heads none or the
 * backend does not offer the call.
 */
const useOwnDepartment = (call: Endpoint): number | null => {
  const mayCall = useAtomValue(mayCallAtom)
  const user = useAtomValue(userAtom)
  return mayCall(call) ? (user?.headOfDepartmentId ?? null) : null
}

const useTaskTabs = (current: string, takesFocus: boolean, onChange: (key: string) => void): ReactNode => {
  const roles = useAtomValue(rolesAtom)
  const isHead = useOwnDepartment(tasks.getDepartmentTasks) !== null
  const headOfDepartmentId = useOwnDepartment(reports.executionReport.rows)
  const offersReport =
    headOfDepartmentId !== null && mayReadExecution({ roles, headOfDepartmentId }, headOfDepartmentId, []).allowed
  const lists: readonly TabKey[] = isHead || current === 'department' ? [...ownTabs, 'department'] : ownTabs
  return (
    <Tabs
      label="Списъци със задачи"
      tabs={[...lists.map((key) => ({ key, label: tabLabels[key] })), ...(offersReport ? [executionTab] : [])]}
      current={current}
      takesFocus={takesFocus}
      onChange={onChange}
    />
  )
}

type Props = { module: DocumentModule }

/**
 * Renders the lists of tasks: open, completed, and assigned to others (specification 2, section 4), and for the head of
 * a department the execution report.
 */
const TasksPage = ({ module }: Props) => {
  const isExecution = new URLSearchParams(useSearch()).get('tab') === executionTab.key
  const departmentId = useOwnDepartment(reports.executionReport.rows)
  const [isSwitched, setSwitched] = useState(false)
  const switched = { isSwitched, onSwitch: () => setSwitched(true) }
  return isExecution && departmentId !== null ? (
    <Execution module={module} departmentId={departmentId} {...switched} />
  ) : (
    <TaskLists module={module} {...switched} />
  )
}

/** The tabs are rendered anew between the lists and the report; `isSwitched` is true after a press of a tab did this. */
type Switched = Props & { isSwitched: boolean; onSwitch: () => void }

const Execution = ({ module, departmentId, isSwitched, onSwitch }: Switched & { departmentId: number }) => {
  const [, navigate] = useLocation()
  const row = useTaskTabs(executionTab.key, isSwitched, (key) => {
    onSwitch()
    navigate(documentModule(module).tasks(key === 'opened' ? {} : { tab: key }))
  })
  return <DepartmentExecution module={module} departmentId={departmentId} tabs={{ row, current: executionTab.key }} />
}

const TaskLists = ({ module, isSwitched, onSwitch }: Switched) => {
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
  const myId = useAtomValue(userAtom)?.person.id
  const tabs = useTaskTabs(tab, isSwitched, (key) => {
    if (key !== executionTab.key)
      return list.go({ filter: inTab(list.filter, key as TabKey), page: 1, sort: undefined })
    onSwitch()
    navigate(documentModule(module).tasks({ tab: key }))
  })
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
      <ListHeader list={list} switcher={tabs} views={<ListViews list={list} />}>
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
