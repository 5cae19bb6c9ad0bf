import { useAtomValue } from 'jotai'
import { lazy, Suspense, useState } from 'react'
import { useLocation } from 'wouter'
import { today } from '../../../dates/clock.ts'
import { type DocumentModule, documentModule } from '../../../routes/to.ts'
import { shortName } from '../../../rules/words/personName.ts'
import { listGrid } from '../../../screen-kit/list/listGrid.tsx'
import { useColumns } from '../../../screen-kit/list/useColumns.ts'
import { ListViews } from '../../../screen-kit/views/ListViews.tsx'
import { userAtom } from '../../../state/session.ts'
import { ColumnChooser } from '../../../widgets/grid/ColumnChooser.tsx'
import { Grid } from '../../../widgets/grid/Grid.tsx'
import type { RowTone } from '../../../widgets/grid/gridColumn.ts'
import { PageHeader } from '../../../widgets/page/PageHeader.tsx'
import { TabPanel, Tabs } from '../../../widgets/page/Tabs.tsx'
import type { TaskLine } from '../state.ts'
import { dueWords } from '../taskWords.ts'
import { moduleOfScope } from '../useModule.ts'
import { TasksEmpty } from './TasksEmpty.tsx'
import { TasksFilterPanel } from './TasksFilterPanel.tsx'
import { rowActions } from './taskRowActions.ts'
import { hiddenColumns, taskColumns } from './tasksColumns.tsx'
import { inTab } from './tasksFilter.ts'
import { type TabKey, tabKeys, tabLabels } from './taskTabs.ts'
import { useTasksList } from './useTasksList.ts'
import '../tasks.css'

const TaskResultDialog = lazy(() => import('../result/TaskResultDialog.tsx'))

const tabs = tabKeys.map((key) => ({ key, label: tabLabels[key] }))
const keyOf = ({ guid }: TaskLine) => guid
const nameOf = ({ number }: TaskLine) => `задача № ${number}`
/** An edge for what is late; what is soon due shows in its own cell, or half the list would be marked. */
const toneOf = (row: TaskLine): RowTone | undefined => (dueWords(row, today())?.tone === 'late' ? 'late' : undefined)

/** My tasks: what I have to do, what I have done, what I have given to others (document 2, section 4). */
const TasksPage = ({ module }: { module: DocumentModule }) => {
  const list = useTasksList()
  const { go, grid, tab, filter } = list
  const [, navigate] = useLocation()
  const me = useAtomValue(userAtom)?.person
  const [completed, setCompleted] = useState<string | null>(null)
  const gridName = `${module}.tasks.${tab}`
  const { columns, chooser } = useColumns(gridName, taskColumns, hiddenColumns[tab])
  const hrefOf = ({ guid }: TaskLine) => documentModule(module).task(guid)
  const actions = rowActions({
    tab,
    myShortName: me ? shortName(me.firstAndLastName) : '',
    onOpen: (row) => navigate(hrefOf(row)),
    onDocument: ({ scope, docGuid }) => navigate(documentModule(moduleOfScope(scope)).document(docGuid)),
    onComplete: ({ guid }) => setCompleted(guid),
  })
  return (
    <>
      <PageHeader title="Задачи" count={grid.total} actions={<ColumnChooser {...chooser} />} />
      <div className="stack">
        <Tabs
          label="Списъци със задачи"
          tabs={tabs}
          current={tab}
          onChange={(key) => go({ filter: inTab(filter, key as TabKey), page: 1, sort: undefined })}
        />
        <TabPanel of={tab} className="stack">
          <ListViews name={gridName} list={list} />
          <TasksFilterPanel key={list.opened} list={list} />
          <Grid
            {...listGrid(list)}
            label={`Задачи – ${tabLabels[tab]}`}
            columns={columns}
            rowKey={keyOf}
            rowLabel={nameOf}
            rowHref={hrefOf}
            rowTone={toneOf}
            rowActions={actions}
            sort={list.sort}
            empty={<TasksEmpty list={list} />}
          />
        </TabPanel>
      </div>
      {completed !== null && (
        <Suspense>
          <TaskResultDialog taskGuid={completed} onDone={() => setCompleted(null)} onClose={() => setCompleted(null)} />
        </Suspense>
      )}
    </>
  )
}

export default TasksPage
