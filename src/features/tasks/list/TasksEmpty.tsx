import { Button } from '../../../widgets/buttons/Button.tsx'
import { IconEmpty, IconNothingFound } from '../../../widgets/icons.ts'
import { EmptyState } from '../../../widgets/page/EmptyState.tsx'
import { clearedFilter, isFilterOn } from './tasksFilter.ts'
import type { TabKey } from './taskTabs.ts'
import type { TasksList } from './useTasksList.ts'

const words: Record<TabKey, { title: string; text: string }> = {
  opened: { title: 'Нямате отворени задачи', text: 'Тук се появяват задачите, които чакат Вашето изпълнение.' },
  completed: { title: 'Още няма приключени задачи', text: 'Тук се появяват задачите, чиято част сте изпълнили.' },
  created: {
    title: 'Не сте възлагали задачи',
    text: 'Задача се възлага от страницата на документа, в раздел „Задачи и резолюции“.',
  },
}

/** Why no task is shown, and what to do about it. */
export const TasksEmpty = ({ list: { tab, filter, show } }: { list: TasksList }) =>
  isFilterOn(filter) ? (
    <EmptyState
      title="Няма намерени задачи"
      icon={IconNothingFound}
      action={<Button onClick={() => show(clearedFilter(filter))}>Изчисти филтъра</Button>}
    >
      Нито една задача не отговаря на зададения филтър.
    </EmptyState>
  ) : (
    <EmptyState title={words[tab].title} icon={IconEmpty}>
      {words[tab].text}
    </EmptyState>
  )
